// The dry run of files that were imported before or in part: decided booths, and names of categories that change.
import { expect, it } from 'vitest';
import type { ColumnFields } from './fields.ts';
import { planImport } from './plan.ts';
import type { ImportDecision, ImportState, StoredExhibitor } from './plan-types.ts';
import type { Table } from './table.ts';

const STATE: ImportState = {
  exhibitors: [],
  categories: [
    {
      id: 1,
      name: 'Skincare',
      names: { 'zh-Hans': '护肤' },
      subCategories: [{ id: 11, name: 'Sun care', names: { ms: 'Penjagaan matahari' } }],
    },
  ],
  grid: { dates: ['2026-06-02'], starts: [660], slotMinutes: 60 },
  busy: {},
};

const STORED: StoredExhibitor = {
  id: 5,
  company: 'Terra Clay',
  booth: 'D-9',
  hall: '',
  country: '',
  website: '',
  email: '',
  profile: '',
  description: '',
  profileMs: '',
  profileZh: '',
  descriptionMs: '',
  descriptionZh: '',
  places: 1,
  subCategories: [],
  products: [],
  blocked: [],
  representatives: [],
};

function plan(
  columns: ColumnFields,
  rows: Table['rows'][number]['cells'][],
  { state = STATE, decisions = [] }: { state?: ImportState; decisions?: ImportDecision[] } = {},
) {
  const table: Table = {
    headingRow: 1,
    columns: columns.map((_, index) => ({ index, heading: '' })),
    rows: rows.map((cells, index) => ({ number: index + 2, cells })),
    footers: [],
  };
  return planImport({ table, columns, state, decisions, countryOf: (name) => name });
}

it('shows the booth that was decided, and finds the same row unchanged once it is stored', () => {
  const decisions: ImportDecision[] = [{ kind: 'booth', key: 'terra clay', choice: 'set', value: 'D-9' }];
  const row = ['Terra Clay', { date: '2026-12-01' }];
  const first = plan(['company', 'booth'], [row], { decisions });
  expect(first.rows).toMatchObject([{ result: 'created', booth: 'D-9' }]);
  const again = plan(['company', 'booth'], [row], { decisions, state: { ...STATE, exhibitors: [STORED] } });
  expect(again.rows).toMatchObject([{ result: 'unchanged', booth: 'D-9' }]);
  expect(again.troubles).toMatchObject([{ kind: 'booth', count: 1, decision: { value: 'D-9' } }]);
});

it('names what changes of categories that exist, before and after, each once', () => {
  const columns: ColumnFields = ['category', 'categoryZh', 'subCategories', 'subCategoryMs'];
  const { rows, operations } = plan(columns, [
    ['Skincare', '护肤品', 'Masks', ''],
    ['Skincare', '护肤品', 'Sun care', 'Tabir suria'],
  ]);
  expect(rows).toMatchObject([
    { result: 'created', changes: [{ field: 'categoryZh', before: '护肤', after: '护肤品' }] },
    {
      result: 'changed',
      changes: [{ field: 'subCategoryMs', before: 'Penjagaan matahari', after: 'Tabir suria' }],
    },
  ]);
  expect(operations.categoryNames).toEqual([{ id: 1, names: { 'zh-Hans': '护肤品' } }]);
});
