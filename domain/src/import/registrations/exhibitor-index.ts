// Finds the exhibitor that a list of people refers to by booth, by name or by both.
import { foldName } from '../../exhibitor/merge.ts';
import { likeness, looseBooth, looseName } from '../alike.ts';
import { readBooth } from '../booth.ts';
import type { RegistrationState } from './state.ts';

export interface ListedExhibitor {
  id: number;
  company: string;
  booth: string;
  places: number;
}

/** Minimum similarity of a suggestion. */
const CLOSE_ENOUGH = 0.35;
const MOST_SUGGESTIONS = 3;

export class ExhibitorIndex {
  readonly #byId: Map<number, ListedExhibitor>;
  readonly #byBooth = new Map<string, Set<number>>();
  readonly #byName = new Map<string, Set<number>>();

  constructor({ exhibitors, former }: Pick<RegistrationState, 'exhibitors' | 'former'>) {
    this.#byId = new Map(exhibitors.map((one) => [one.id, one]));
    for (const one of exhibitors) this.#add(one);
    // Former names and booths of duplicates count unless they are in use now.
    for (const one of former.filter(({ id }) => this.#byId.has(id)))
      if (this.find(one.booth, one.company).length === 0) this.#add(one);
  }

  #add({ id, company, booth }: { id: number; company: string; booth: string }): void {
    const note = (index: Map<string, Set<number>>, key: string) => {
      if (key !== '') index.set(key, (index.get(key) ?? new Set()).add(id));
    };
    note(this.#byBooth, boothKey(booth));
    note(this.#byName, looseName(company));
  }

  get(id: number): ListedExhibitor | undefined {
    return this.#byId.get(id);
  }

  /** @param booth @param name either may be empty @returns those that both allow */
  find(booth: string, name: string): ListedExhibitor[] {
    const atBooth = this.#byBooth.get(boothKey(booth)) ?? new Set();
    const named = this.#byName.get(looseName(name)) ?? new Set();
    const ids =
      booth === '' ? [...named] : name === '' ? [...atBooth] : [...atBooth].filter((id) => named.has(id));
    return ids.flatMap((id) => this.#byId.get(id) ?? []);
  }

  /** Exhibitors at the booth or with the name, then those with a similar name. */
  suggest(booth: string, name: string): { id: number; name: string }[] {
    const exact = [...this.find(booth, ''), ...this.find('', name), ...this.find('', booth)];
    const folded = foldName(name === '' ? booth : name);
    const close = [...this.#byId.values()]
      .map((one) => ({ one, score: likeness(folded, foldName(one.company)) }))
      .filter(({ score }) => score >= CLOSE_ENOUGH)
      .sort((a, b) => b.score - a.score)
      .map(({ one }) => one);
    return [...new Set([...exact, ...close])]
      .slice(0, MOST_SUGGESTIONS)
      .map(({ id, company, booth: stand }) => ({
        id,
        name: stand === '' ? company : `${company}, ${stand}`,
      }));
  }
}

const boothKey = (booth: string): string => looseBooth(readBooth(booth).booth);
