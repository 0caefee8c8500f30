// The dry run of a category file: each row has a category, with or without sub-categories.
import { CATEGORY_NAME_LIMIT } from '../category/tree.ts';
import { message } from '../message/message.ts';
import { inForm } from '../text/normalise.ts';
import { isEmptyCell, textOf } from './cell.ts';
import type { ColumnFields, ImportField } from './fields.ts';
import { cellReader } from './joined-cells.ts';
import { knownSubCategories } from './known-names.ts';
import { isUnusable } from './left-out.ts';
import type { FieldChange, ImportOperations, ImportState, PlanRow, StoredName } from './plan-types.ts';
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

export function planCategories(input: CategoryInput): PlanRow[] {
  const { table, columns, state } = input;
  const seen = new Map<string, number>();
  const stored = new Map<number, StoredName>();
  for (const category of state.categories) stored.set(category.id, category);
  const storedSubs = new Map<number, StoredName>();
  for (const sub of state.categories.flatMap(({ subCategories }) => subCategories))
    storedSubs.set(sub.id, sub);
  const known = knownSubCategories(state.categories);
  const cellIn = cellReader(table, columns);
  let above = '';

  return table.rows.flatMap((row): PlanRow[] => {
    const cell = (field: ImportField) => (isUnusable(field, cellIn(row, field)) ? '' : cellIn(row, field));
    const names = (field: ImportField) => splitLines(textOf(cell(field)), known.has).map(tidy);
    // A placeholder is neither a category nor a repeat of the one above.
    const name = tidy(textOf(cell('category'))) || (isEmptyCell(cellIn(row, 'category')) ? above : '');
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
    if ([name, ...subs].some((one) => one.length > CATEGORY_NAME_LIMIT))
      return [
        {
          ...about,
          result: 'refused',
          notes: [message('import.too-long', { field: 'category', most: CATEGORY_NAME_LIMIT })],
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
    const { result, changes } = addRow(input, stored, storedSubs, {
      name,
      names: namesOf(tidy(textOf(cell('categoryMs'))), tidy(textOf(cell('categoryZh')))),
      subs,
      inMalay: names('subCategoryMs'),
      inChinese: names('subCategoryZh'),
    });
    return [{ ...about, result, changes, notes: [NOTES[result]] }];
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
  /** In the order of `subs`; omitted if the numbers differ. */
  inMalay: readonly string[];
  inChinese: readonly string[];
}

function addRow(
  { categories, operations }: CategoryInput,
  stored: Map<number, StoredName>,
  storedSubs: Map<number, StoredName>,
  { name, names, subs, inMalay, inChinese }: CategoryRow,
): { result: keyof typeof NOTES; changes: FieldChange[] } {
  const count = () => operations.categories.length + operations.subCategories.length;
  const before = count();
  const category = categories.categoryId(name, names);
  const changes = addNames(stored, category, names, operations.categoryNames, CATEGORY_FIELDS);
  for (const [at, sub] of subs.entries()) {
    const subNames = namesOf(
      inMalay.length === subs.length ? (inMalay[at] ?? '') : '',
      inChinese.length === subs.length ? (inChinese[at] ?? '') : '',
    );
    const id = categories.createSubCategory(sub, category, subNames);
    changes.push(...addNames(storedSubs, id, subNames, operations.subCategoryNames, SUB_CATEGORY_FIELDS));
  }
  if (count() > before) return { result: 'created', changes };
  return { result: changes.length > 0 ? 'changed' : 'unchanged', changes };
}

const tidy = (text: string): string => inForm('NFC', text.replace(/\s+/gu, ' '));

const namesOf = (ms: string, zh: string): Record<string, string> => ({
  ...(ms === '' ? {} : { ms }),
  ...(zh === '' ? {} : { 'zh-Hans': zh }),
});

const CATEGORY_FIELDS = { ms: 'categoryMs', 'zh-Hans': 'categoryZh' } as const;
const SUB_CATEGORY_FIELDS = { ms: 'subCategoryMs', 'zh-Hans': 'subCategoryZh' } as const;

/** @returns the names that are new or different; a later row of the same name is compared with them */
function addNames(
  stored: Map<number, StoredName>,
  id: number,
  names: Record<string, string>,
  operations: { id: number; names: Record<string, string> }[],
  fields: Readonly<Record<'ms' | 'zh-Hans', ImportField>>,
): FieldChange[] {
  const known = stored.get(id);
  if (!known) return [];
  const changes = (['ms', 'zh-Hans'] as const).flatMap((language): FieldChange[] => {
    const [before = '', after = ''] = [known.names[language], names[language]];
    return after === '' || after === before ? [] : [{ field: fields[language], before, after }];
  });
  if (changes.length === 0) return [];
  operations.push({ id, names });
  stored.set(id, { ...known, names: { ...known.names, ...names } });
  return changes;
}
