// The dry run of a file of categories: each row has a category, and sub-categories of it or none.
import { message } from '../message/message.ts';
import { textOf } from './cell.ts';
import type { ColumnFields, ImportField } from './fields.ts';
import { knownSubCategories } from './known-names.ts';
import type { ImportOperations, ImportState, PlanRow, StoredName } from './plan-types.ts';
import type { CategoryResolver } from './resolve-categories.ts';
import { splitLines } from './several.ts';
import type { Table } from './table.ts';

interface CategoryInput {
  table: Table;
  columns: ColumnFields;
  state: ImportState;
  categories: CategoryResolver;
  operations: ImportOperations;
}

/** In UTF-16 units, as the tree of categories allows. */
const LONGEST_NAME = 120;

export function planCategories(input: CategoryInput): PlanRow[] {
  const { table, columns, state } = input;
  const seen = new Map<string, number>();
  const stored = new Map<number, StoredName>();
  for (const category of state.categories) stored.set(category.id, category);
  const storedSubs = new Map<number, StoredName>();
  for (const sub of state.categories.flatMap(({ subCategories }) => subCategories))
    storedSubs.set(sub.id, sub);
  const known = knownSubCategories(state.categories);
  let above = '';

  return table.rows.flatMap((row): PlanRow[] => {
    const cell = (field: ImportField) => row.cells[columns.indexOf(field)];
    const names = (field: ImportField) => splitLines(textOf(cell(field)), known.has).map(tidy);
    const name = tidy(textOf(cell('category'))) || above;
    const subs = names('subCategories');
    if (name === '' && subs.length === 0) return [];
    above = name;
    const about = {
      row: row.number,
      name: [name, subs.join(', ')].filter(Boolean).join(' > '),
      booth: '',
      changes: [],
      troubles: [],
    };
    if (name === '') return [{ ...about, result: 'refused', notes: [message('import.no-category')] }];
    if ([name, ...subs].some((one) => one.length > LONGEST_NAME))
      return [
        {
          ...about,
          result: 'refused',
          notes: [message('import.too-long', { field: 'category', most: LONGEST_NAME })],
        },
      ];
    const keys = (subs.length === 0 ? [''] : subs).map((sub) =>
      JSON.stringify([name.toLowerCase(), sub.toLowerCase()]),
    );
    const same = keys.map((key) => seen.get(key));
    const [first] = same;
    if (first !== undefined && !same.includes(undefined))
      return [{ ...about, result: 'merged', notes: [message('import.same-as-row', { row: first })] }];
    for (const key of keys) if (!seen.has(key)) seen.set(key, row.number);
    const result = addRow(input, stored, storedSubs, {
      name,
      names: namesOf(tidy(textOf(cell('categoryMs'))), tidy(textOf(cell('categoryZh')))),
      subs,
      inMalay: names('subCategoryMs'),
      inChinese: names('subCategoryZh'),
    });
    return [{ ...about, result, notes: [NOTES[result]] }];
  });
}

const NOTES = {
  created: message('import.new-category'),
  changed: message('import.names-added'),
  unchanged: message('import.nothing-changes'),
};

interface CategoryRow {
  name: string;
  names: Record<string, string>;
  subs: readonly string[];
  /** In the order of `subs`; left out where there are not as many. */
  inMalay: readonly string[];
  inChinese: readonly string[];
}

function addRow(
  { categories, operations }: CategoryInput,
  stored: ReadonlyMap<number, StoredName>,
  storedSubs: ReadonlyMap<number, StoredName>,
  { name, names, subs, inMalay, inChinese }: CategoryRow,
): keyof typeof NOTES {
  const count = () => operations.categories.length + operations.subCategories.length;
  const before = count();
  const category = categories.categoryId(name, names);
  let isNamed = addNames(stored.get(category), names, operations.categoryNames);
  for (const [at, sub] of subs.entries()) {
    const subNames = namesOf(
      inMalay.length === subs.length ? (inMalay[at] ?? '') : '',
      inChinese.length === subs.length ? (inChinese[at] ?? '') : '',
    );
    const id = categories.createSubCategory(sub, category, subNames);
    if (addNames(storedSubs.get(id), subNames, operations.subCategoryNames)) isNamed = true;
  }
  if (count() > before) return 'created';
  return isNamed ? 'changed' : 'unchanged';
}

const tidy = (text: string): string => text.replace(/\s+/gu, ' ').normalize('NFC');

const namesOf = (ms: string, zh: string): Record<string, string> => ({
  ...(ms === '' ? {} : { ms }),
  ...(zh === '' ? {} : { 'zh-Hans': zh }),
});

/** @returns whether names are new or different */
function addNames(
  stored: StoredName | undefined,
  names: Record<string, string>,
  operations: { id: number; names: Record<string, string> }[],
): boolean {
  if (!stored || Object.entries(names).every(([language, name]) => stored.names[language] === name))
    return false;
  operations.push({ id: stored.id, names });
  return true;
}
