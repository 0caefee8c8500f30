// Maps sub-category names in a file to ids, existing ones or those that the import creates.
import { foldName } from '../exhibitor/merge.ts';
import { likeness } from './alike.ts';
import type { Decisions, Troubles } from './decisions.ts';
import { KnownNames, knownSubCategories } from './known-names.ts';
import {
  type ImportDecision,
  type ImportOperations,
  NAME_OF_FILE,
  type StoredCategory,
} from './plan-types.ts';
import { commaNames, splitNames } from './several.ts';

const nameIn = (decision: ImportDecision | null): string =>
  decision?.choice === 'use' && !/^\d+$/.test(decision.value ?? '') ? (decision.value ?? '') : '';

export interface ResolvedNames {
  ids: number[];
  /** Keys of undecided issues. */
  undecided: { key: string; name: string }[];
}

/** Minimum similarity of two unknown names that may be the same, and how many are compared. */
const SAME_NAME = 0.6;
const MOST_COMPARED = 300;

const hasComma = (name: string): boolean => commaNames(name).length > 1;

export class CategoryResolver {
  readonly #stored: readonly StoredCategory[];
  readonly #known: KnownNames;
  readonly #categories: KnownNames;
  /** Sub-category names by ID. */
  readonly #names: Map<number, string>;
  readonly #decisions: Decisions;
  readonly #troubles: Troubles;
  readonly #operations: Pick<ImportOperations, 'categories' | 'subCategories'>;
  /** Cached, because most files repeat a few distinct cells. */
  readonly #splits = new Map<string, string[]>();
  /** Names in the file without a comma: in a cell that contains one of them, commas are separators. */
  readonly #plain = new Set<string>();
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
   * Creates the sub-categories as decided before any row is resolved, so that a row that names only a main category
   * gets them too, and importing the same file again changes nothing.
   */
  create(texts: readonly string[]): void {
    for (const text of new Set(texts))
      for (const name of splitNames(text, this.#isKnown))
        if (!hasComma(name)) this.#plain.add(foldName(name));
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
    for (const whole of splitNames(text, this.#isKnown)) this.#noteSplit(whole, row);
    for (const written of this.#split(text)) {
      const name = this.#spelled(written, row);
      const known = this.#known.find(name);
      const whole = known === null ? this.#subCategoriesOf(name) : [];
      if (known !== null) result.ids.push(known);
      else if (whole.length > 0) result.ids.push(...whole);
      else this.#decide(name, row, result);
    }
    return { ...result, ids: [...new Set(result.ids)] };
  }

  /** A name of a main category stands for all of its sub-categories. */
  #subCategoriesOf(category: string): number[] {
    const id = this.#categories.find(category);
    const stored = this.#stored.find((one) => one.id === id)?.subCategories ?? [];
    const created = this.#operations.subCategories.filter((one) => one.category === id);
    return [...stored.map((sub) => sub.id), ...created.map(({ n }) => n)];
  }

  #split(text: string): string[] {
    const known = this.#splits.get(text);
    if (known) return known;
    const names = splitNames(text, this.#isKnown).flatMap((name) =>
      this.#isSplit(name) ||
      (hasComma(name) && commaNames(name).some((part) => this.#plain.has(foldName(part))))
        ? commaNames(name)
        : [name],
    );
    this.#splits.set(text, names);
    return names;
  }

  #isKnown = (name: string): boolean => this.#known.has(name) || this.#categories.has(name);

  #isSplit = (name: string): boolean =>
    hasComma(name) && this.#decisions.of('category', foldName(name))?.choice === 'split';

  /** Keeps a decision to split a name in the list of decided issues. */
  #noteSplit(name: string, row: number): void {
    if (!this.#isSplit(name)) return;
    const key = foldName(name);
    this.#troubles.add('category', key, row, {
      label: name,
      decision: this.#decisions.of('category', key),
    });
  }

  /** The name that this one was decided to be a spelling of. */
  #spelled(name: string, row: number): string {
    const key = foldName(name);
    const decision = this.#decisions.of('category', key);
    const other = this.#known.has(name) ? '' : nameIn(decision);
    if (other === '') return name;
    this.#troubles.add('category', key, row, { label: name, decision });
    return other;
  }

  /** Suggests for each unknown name a more frequent similar one from the file. */
  proposeSpellings(): void {
    const open = this.#troubles
      .list()
      .filter(({ kind, decision, label }) => kind === 'category' && !decision && !/^\d+$/.test(label))
      .slice(0, MOST_COMPARED);
    for (const [at, trouble] of open.entries()) {
      const alike = open
        .filter(
          (one, index) =>
            (one.count > trouble.count || (one.count === trouble.count && index < at)) &&
            likeness(one.key, trouble.key) >= SAME_NAME,
        )
        .map(({ label }) => ({ id: NAME_OF_FILE, name: label }));
      trouble.suggestions = [...alike.slice(0, 2), ...trouble.suggestions];
    }
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

  /** By ID or name; a new name is created. */
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
