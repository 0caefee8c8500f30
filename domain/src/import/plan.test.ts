// Tests of the dry run for files imported before in whole or in part: decided booths and changed category names.
import { expect, it } from 'vitest';
import { CATEGORY_NAME_LIMIT } from '../category/tree.ts';
import type { ColumnFields } from './fields.ts';
import { planImport } from './plan.ts';
import type { ImportDecision, ImportState, StoredExhibitor } from './plan-types.ts';
import type { Table } from './table.ts';

const STATE: ImportState = {
  merged: [],
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
  placesFrom: 'hand',
  isArchived: false,
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
    broken: [],
    width: columns.length,
  };
  return planImport({ table, columns, state, decisions, countryOf: (name) => name });
}

it('shows the booth that was decided, and finds the row unchanged once it is stored', () => {
  const decisions: ImportDecision[] = [{ kind: 'booth', key: 'terra clay', choice: 'set', value: 'D-9' }];
  const row = ['Terra Clay', { date: '2026-12-01' }];
  const first = plan(['company', 'booth'], [row], { decisions });
  expect(first.rows).toMatchObject([{ result: 'created', booth: 'D-9' }]);
  const again = plan(['company', 'booth'], [row], { decisions, state: { ...STATE, exhibitors: [STORED] } });
  expect(again.rows).toMatchObject([{ result: 'unchanged', booth: 'D-9' }]);
  expect(again.troubles).toMatchObject([{ kind: 'booth', count: 1, decision: { value: 'D-9' } }]);
});

it('does not recreate a merged duplicate, and names the remaining exhibitor', () => {
  const merged = [{ company: 'Terra Clay Ltd', booth: 'E-1', into: 'Terra Clay' }];
  const rows = [
    ['Terra Clay Ltd', 'E-1'],
    ['Kumo', 'A-2'],
  ];
  const { rows: planned } = plan(['company', 'booth'], rows, { state: { ...STATE, merged } });
  expect(planned).toMatchObject([
    { result: 'refused', notes: [{ code: 'import.was-merged', values: { exhibitor: 'Terra Clay' } }] },
    { result: 'created' },
  ]);
});

it('refuses the name of a category that the tree would not take', () => {
  const longest = 'a'.repeat(CATEGORY_NAME_LIMIT);
  const { rows } = plan(['category'], [[longest], [`${longest}b`]]);
  expect(rows.map(({ result }) => result)).toEqual(['created', 'refused']);
});

it('lists changes to existing categories before and after, each once', () => {
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

const hour = (minute: number) => ({ day: 1, minute, length: 60 });

it.each([
  ['as the file asks for', {}, [], '3', ['import.fields-change'], 3],
  [
    'where people decide, not',
    { placesFrom: 'representatives' },
    [],
    '3',
    ['import.nothing-changes', 'import.places-of-people'],
    0,
  ],
  [
    'below its meetings, not',
    { places: 4 },
    [660, 660, 720],
    '1',
    ['import.nothing-changes', 'import.places-in-use'],
    0,
  ],
  [
    'of an archived one with a word about it',
    { isArchived: true },
    [],
    '3',
    ['import.fields-change', 'import.archived'],
    3,
  ],
] as const)('updates the number of parallel meetings %s', (_, changes, busy, wanted, notes, places) => {
  const exhibitors = [{ ...STORED, ...changes }];
  const state = { ...STATE, exhibitors, busy: { 5: busy.map(hour) } };
  const { rows, operations } = plan(['company', 'booth', 'places'], [['Terra Clay', 'D-9', wanted]], {
    state,
  });
  expect(rows[0]?.notes.map(({ code }) => code)).toEqual(notes);
  expect(operations.exhibitors.map((one) => one.places)).toEqual(places === 0 ? [] : [places]);
  const stored = [{ ...STORED, ...changes, places: places || exhibitors[0]?.places || 1 }];
  const again = plan(['company', 'booth', 'places'], [['Terra Clay', 'D-9', wanted]], {
    state: { ...state, exhibitors: stored },
  });
  expect(again.rows).toMatchObject([{ result: 'unchanged' }]);
});

it('reports the parts added with a new exhibitor', () => {
  const row = ['Terra Clay', 'D-9', 'Sun care', 'Mask; Scrub', 'Ana Lim'];
  const { rows } = plan(['company', 'booth', 'subCategories', 'products', 'representative'], [row]);
  expect(rows[0]?.notes).toEqual([
    {
      code: 'import.new-exhibitor',
      values: { subCategories: 1, products: 2, representatives: 1, blocked: 0 },
    },
  ]);
});

it('imports an exhibitor without a booth only once, and then finds it unchanged', () => {
  const decisions: ImportDecision[] = [{ kind: 'booth', key: 'terra clay', choice: 'leave' }];
  const first = plan(['company', 'booth'], [['Terra Clay', '']], { decisions });
  expect(first.operations.exhibitors).toMatchObject([{ company: 'Terra Clay', booth: '' }]);
  const exhibitors = [{ ...STORED, booth: '' }];
  for (const again of [decisions, []])
    expect(
      plan(['company', 'booth'], [['Terra Clay', '']], { decisions: again, state: { ...STATE, exhibitors } })
        .rows,
    ).toMatchObject([{ result: 'unchanged' }]);
});

it('suggests the more frequent spelling of a new sub-category, and creates only one', () => {
  const rows = [
    ['A', 'A-1', 'Fragrance'],
    ['B', 'A-2', 'Fragrence'],
    ['C', 'A-3', 'Fragrance'],
    ['D', 'A-4', 'Soap'],
  ];
  const columns = ['company', 'booth', 'subCategories'] as const;
  const { troubles } = plan(columns, rows);
  expect(troubles.map(({ label, suggestions }) => [label, ...suggestions])).toEqual([
    ['Fragrance'],
    ['Fragrence', { id: 0, name: 'Fragrance' }],
    ['Soap'],
  ]);
  const decided = plan(columns, rows, {
    decisions: [
      { kind: 'category', key: 'fragrence', choice: 'use', value: 'Fragrance' },
      { kind: 'category', key: 'fragrance', choice: 'create', value: '1' },
      { kind: 'category', key: 'soap', choice: 'leave' },
    ],
  });
  expect(decided.rows.map(({ result }) => result)).toEqual(['created', 'created', 'created', 'created']);
  expect(decided.operations.subCategories.map(({ name }) => name)).toEqual(['Fragrance']);
  expect(decided.operations.links.map(({ n }) => n)).toEqual([0, 1, 2]);
  expect(decided.troubles.every(({ decision }) => decision !== null)).toBe(true);
});

it('merges one name at two booths if so decided, and finds it unchanged in the next import', () => {
  const rows = [
    ['Terra Clay', 'D-9'],
    ['Terra Clay', 'E-1'],
    ['Terra Clay', 'd9'],
  ];
  const decisions: ImportDecision[] = [{ kind: 'alike', key: 'terra clay', choice: 'merge' }];
  const first = plan(['company', 'booth'], rows, { decisions });
  expect(first.operations.exhibitors.map(({ booth }) => booth)).toEqual(['D-9, E-1']);
  const again = plan(['company', 'booth'], rows, {
    decisions,
    state: { ...STATE, exhibitors: [{ ...STORED, booth: 'D-9, E-1' }] },
  });
  expect(again.counts).toMatchObject({ created: 0, changed: 0, refused: 0, unchanged: 1 });
});
