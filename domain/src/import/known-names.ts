// Looks up categories and sub-categories by name in any language, and finds names similar to an unknown one.
import { foldName } from '../exhibitor/merge.ts';
import { inForm } from '../text/normalise.ts';
import { likeness, looseName } from './alike.ts';
import type { StoredCategory, StoredName } from './plan-types.ts';

/** Minimum similarity of a suggestion. */
const CLOSE_ENOUGH = 0.35;
const MOST_SUGGESTIONS = 3;

const foldLoosely = (name: string): string =>
  inForm(
    'NFC',
    looseName(name)
      .replace(/\b(and|dan|und|et|y|n)\b/g, '')
      .replace(/\s+/g, ''),
  );

export class KnownNames {
  readonly #byName = new Map<string, number>();
  readonly #byLooseName = new Map<string, number>();
  readonly #names: { id: number; name: string; folded: string }[] = [];

  /** @param stored with names of before a rename or a merge */
  constructor(stored: readonly (StoredName & { former?: readonly string[] })[]) {
    for (const { id, name, names } of stored)
      for (const one of [name, ...Object.values(names)]) if (one) this.add(id, one);
    // A current name takes precedence over a former name of another one.
    for (const { id, former = [] } of stored) for (const one of former) this.add(id, one);
    for (const { id, name } of stored) this.#names.push({ id, name, folded: foldName(name) });
  }

  add(id: number, name: string): void {
    const folded = foldName(name);
    if (!this.#byName.has(folded)) this.#byName.set(folded, id);
    const loose = foldLoosely(name);
    if (!this.#byLooseName.has(loose)) this.#byLooseName.set(loose, id);
  }

  /** By name in any language; ignores 'and', '&', blanks, accents and punctuation. */
  find(name: string): number | null {
    return this.#byName.get(foldName(name)) ?? this.#byLooseName.get(foldLoosely(name)) ?? null;
  }

  has = (name: string): boolean => this.find(name) !== null;

  /** Closest first. */
  closest(name: string): { id: number; name: string }[] {
    const folded = foldName(name);
    return this.#names
      .map((one) => ({ ...one, score: likeness(folded, one.folded) }))
      .filter(({ score }) => score >= CLOSE_ENOUGH)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_SUGGESTIONS)
      .map(({ id, name: known }) => ({ id, name: known }));
  }
}

export const knownSubCategories = (categories: readonly StoredCategory[]): KnownNames =>
  new KnownNames(categories.flatMap(({ subCategories }) => subCategories));
