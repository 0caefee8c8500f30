// Turns the names of sub-categories in a file into ids: of those that exist, or of those that the import creates.
import { foldName } from '../exhibitor/merge.ts';
import type { Decisions, Troubles } from './decisions.ts';
import { KnownNames, knownSubCategories } from './known-names.ts';
import type { ImportDecision, ImportOperations, StoredCategory } from './plan-types.ts';
import { splitNames } from './several.ts';

export interface ResolvedNames {
  ids: number[];
  /** Keys of troubles that are not decided. */
  undecided: { key: string; name: string }[];
}

export class CategoryResolver {
  readonly #stored: readonly StoredCategory[];
  readonly #known: KnownNames;
  readonly #categories: KnownNames;
  /** Of sub-categories, by id. */
  readonly #names: Map<number, string>;
  readonly #decisions: Decisions;
  readonly #troubles: Troubles;
  readonly #operations: Pick<ImportOperations, 'categories' | 'subCategories'>;
  /** Cells repeat, and most files have few different ones. */
  readonly #splits = new Map<string, string[]>();
  #next = -1;

  constructor(
    categories: readonly StoredCategory[],
    decisions: Decisions,
    troubles: Troubles,
    operations: Pick<ImportOperations, 'categories' | 'subCategories'>,
  ) {
    this.#stored = categories;
    this.#known = knownSubCategories(categories);
    this.#categories = new KnownNames(categories);
    this.#names = new Map(
      categories.flatMap(({ subCategories }) => subCategories.map(({ id, name }) => [id, name] as const)),
    );
    this.#decisions = decisions;
    this.#troubles = troubles;
    this.#operations = operations;
  }

  /**
   * Creates what is decided to be created, before any row is resolved: a row that names a main category alone gets those
   * too, and has nothing left to gain from the same file.
   */
  create(texts: readonly string[]): void {
    for (const text of new Set(texts))
      for (const name of text === '' ? [] : this.#split(text)) {
        const decision = this.#known.find(name) === null && this.#decisions.of('category', foldName(name));
        if (decision && decision.choice === 'create') this.#idOf(decision, name);
      }
  }

  /** @param text of a cell, which may have several names */
  resolve(text: string, row: number): ResolvedNames {
    if (text === '') return { ids: [], undecided: [] };
    const result: ResolvedNames = { ids: [], undecided: [] };
    for (const name of this.#split(text)) {
      const known = this.#known.find(name);
      const whole = known === null ? this.#subCategoriesOf(name) : [];
      if (known !== null) result.ids.push(known);
      else if (whole.length > 0) result.ids.push(...whole);
      else this.#decide(name, row, result);
    }
    return { ...result, ids: [...new Set(result.ids)] };
  }

  /** A list that names a main category alone means all of it. */
  #subCategoriesOf(category: string): number[] {
    const id = this.#categories.find(category);
    const stored = this.#stored.find((one) => one.id === id)?.subCategories ?? [];
    const created = this.#operations.subCategories.filter((one) => one.category === id);
    return [...stored.map((sub) => sub.id), ...created.map(({ n }) => n)];
  }

  #split(text: string): string[] {
    const names = this.#splits.get(text) ?? splitNames(text, this.#known.has);
    this.#splits.set(text, names);
    return names;
  }

  #decide(name: string, row: number, result: ResolvedNames): void {
    const key = foldName(name);
    const decision = this.#decisions.of('category', key);
    const id = decision ? this.#idOf(decision, name) : null;
    const isDecided = id !== null || decision?.choice === 'leave';
    this.#troubles.add('category', key, row, {
      label: name,
      decision: isDecided ? decision : null,
      suggestions: this.#troubles.has('category', key) ? [] : this.#known.closest(name),
    });
    if (id !== null) result.ids.push(id);
    else if (!isDecided) result.undecided.push({ key, name });
  }

  #idOf({ choice, value = '' }: ImportDecision, name: string): number | null {
    if (choice === 'use') {
      const id = Number(value);
      return this.#names.has(id) ? id : null;
    }
    return choice === 'create' && value !== '' ? this.createSubCategory(name, this.categoryId(value)) : null;
  }

  /** By id or name; a name that is new is created. */
  categoryId(idOrName: string, names: Record<string, string> = {}): number {
    const known = /^\d+$/.test(idOrName) ? Number(idOrName) : this.#categories.find(idOrName);
    if (known !== null) return known;
    const n = this.#take();
    this.#operations.categories.push({ n, name: idOrName, names });
    this.#categories.add(n, idOrName);
    return n;
  }

  createSubCategory(name: string, category: number, names: Record<string, string> = {}): number {
    const known = this.#known.find(name);
    if (known !== null) return known;
    const n = this.#take();
    this.#operations.subCategories.push({ n, category, name, names });
    this.#known.add(n, name);
    this.#names.set(n, name);
    return n;
  }

  nameOf = (id: number): string => this.#names.get(id) ?? '';

  #take(): number {
    this.#next -= 1;
    return this.#next + 1;
  }
}
