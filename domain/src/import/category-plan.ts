// The dry run of a file of categories: each row has a category, and a sub-category of it or none.
import { message } from '../message/message.ts';
import { textOf } from './cell.ts';
import type { ColumnFields, ImportField } from './fields.ts';
import type { ImportOperations, ImportState, PlanRow, StoredName } from './plan-types.ts';
import type { CategoryResolver } from './resolve-categories.ts';
import type { Table, TableRow } from './table.ts';

interface CategoryInput {
  table: Table;
  columns: ColumnFields;
  state: ImportState;
  categories: CategoryResolver;
  operations: ImportOperations;
}

/** In UTF-16 units, as the tree of categories allows. */
const LONGEST_NAME = 120;

export function planCategories({ table, columns, state, categories, operations }: CategoryInput): PlanRow[] {
  const seen = new Map<string, number>();
  const stored = new Map<number, StoredName>();
  for (const category of state.categories) stored.set(category.id, category);
  const storedSubs = new Map<number, StoredName>();
  for (const sub of state.categories.flatMap(({ subCategories }) => subCategories))
    storedSubs.set(sub.id, sub);
  let above = '';
  return table.rows.flatMap((row): PlanRow[] => {
    const text = (field: ImportField) => tidy(row, columns.indexOf(field));
    const name = text('category') || above;
    const sub = text('subCategories');
    if (name === '' && sub === '') return [];
    above = name;
    const about = { row: row.number, name: sub || name, booth: '', changes: [], troubles: [] };
    if (name === '') return [{ ...about, result: 'refused', notes: [message('import.no-category')] }];
    if (name.length > LONGEST_NAME || sub.length > LONGEST_NAME)
      return [
        {
          ...about,
          result: 'refused',
          notes: [message('import.too-long', { field: 'category', most: LONGEST_NAME })],
        },
      ];
    const key = JSON.stringify([name.toLowerCase(), sub.toLowerCase()]);
    const same = seen.get(key);
    if (same !== undefined)
      return [{ ...about, result: 'merged', notes: [message('import.same-as-row', { row: same })] }];
    seen.set(key, row.number);
    const before = operations.categories.length + operations.subCategories.length;
    const categoryNames = namesOf(text('categoryMs'), text('categoryZh'));
    const category = categories.categoryId(name, categoryNames);
    const subNames = namesOf(text('subCategoryMs'), text('subCategoryZh'));
    const subId = sub === '' ? null : categories.createSubCategory(sub, category, subNames);
    const isNew = operations.categories.length + operations.subCategories.length > before;
    const isNamed = [
      addNames(stored.get(category), categoryNames, operations.categoryNames),
      addNames(storedSubs.get(subId ?? 0), subNames, operations.subCategoryNames),
    ].some(Boolean);
    if (isNew) return [{ ...about, result: 'created', notes: [message('import.new-category')] }];
    return [
      isNamed
        ? { ...about, result: 'changed', notes: [message('import.names-added')] }
        : { ...about, result: 'unchanged', notes: [message('import.nothing-changes')] },
    ];
  });
}

const tidy = ({ cells }: TableRow, index: number): string =>
  textOf(cells[index]).replace(/\s+/gu, ' ').normalize('NFC');

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
