// Questions about improbable data in a file: each says what was found, and its answers apply to one or to all like it.
import { screen, waitFor } from '@testing-library/react';
import type { ImportTrouble } from '@visavis/contract/import/plan';
import { expect, it } from 'vitest';
import { NO_TEXTS, open, troubleOf, viewOf } from './testing/import-page.tsx';

const moved = (key: string, company: string) =>
  troubleOf({
    kind: 'alike',
    key,
    canMerge: true,
    members: [
      { ...NO_TEXTS, company, booth: 'N5-100', row: 2, exhibitorId: null },
      { ...NO_TEXTS, company: company.toUpperCase(), booth: 'E1-0001', row: null, exhibitorId: 7 },
    ],
  });

/** Two rows of the file. */
const atTwo = (key: string, company: string) =>
  troubleOf({
    kind: 'alike',
    key,
    canMerge: true,
    members: ['A-1', 'B-2'].map((booth, at) => ({
      ...NO_TEXTS,
      company,
      booth,
      row: at + 2,
      exhibitorId: null,
    })),
  });

const CUT = [
  { id: 0, name: 'Rose, Inc.' },
  { id: 1, name: 'Inc.,A107' },
];
const CELLS = ['a', 'b'].map((key) =>
  troubleOf({
    key,
    suggestions: CUT,
    about: { code: 'import.more-cells', values: { cells: 6, headings: 5 } },
  }),
);
const CATEGORIES = ['Kimya, Boya', 'Soap'].map((label) =>
  troubleOf({ kind: 'category', key: label.toLowerCase(), label }),
);
const CATEGORY = (key: string, choice: string, value = '4') => ({ kind: 'category', key, choice, value });

it.each<[string, ImportTrouble[], string, object[]]>([
  [
    'Which cells of row 3 belong together?',
    CELLS,
    '“Inc.,A107” is one cell',
    [{ kind: 'cells', key: 'a', choice: 'use', value: '1' }],
  ],
  [
    'Which cells of row 3 belong together?',
    CELLS,
    'Join all 2 as proposed',
    ['a', 'b'].map((key) => ({ kind: 'cells', key, choice: 'use', value: '0' })),
  ],
  [
    'Import rows that say “Waitlist”?',
    [troubleOf({ kind: 'absence', label: 'Waitlist' })],
    'Import them anyway',
    [{ kind: 'absence', key: 'a', choice: 'leave' }],
  ],
  [
    'Do these share booth E1?',
    [troubleOf({ kind: 'shared', label: 'E1' })],
    'They share it',
    [{ kind: 'shared', key: 'a', choice: 'leave' }],
  ],
  [
    'Does a comma separate two products?',
    [troubleOf({ kind: 'commas', label: 'Mask, Soap' })],
    'Yes, each comma separates products',
    [{ kind: 'commas', key: 'a', choice: 'split' }],
  ],
  [
    'Are these the same?',
    [moved('nord', 'Nord'), moved('sud', 'Sud')],
    'All 2 are the same, with the booths of this file',
    ['nord', 'sud'].map((key) => ({ kind: 'alike', key, choice: 'merge' })),
  ],
  [
    'Are these the same?',
    [atTwo('nord', 'Nord'), moved('sud', 'Sud')],
    'All 2 are the same, with the booths of this file',
    ['nord', 'sud'].map((key) => ({ kind: 'alike', key, choice: 'merge' })),
  ],
  [
    '“Fragrence” is not a sub-category',
    [
      troubleOf({
        kind: 'category',
        key: 'fragrence',
        label: 'Fragrence',
        suggestions: [{ id: 0, name: 'Fragrance' }],
      }),
    ],
    'The same as “Fragrance”',
    [CATEGORY('fragrence', 'use', 'Fragrance')],
  ],
  [
    '“Kimya, Boya” is not a sub-category',
    CATEGORIES,
    'Create all 2 there',
    [CATEGORY('kimya, boya', 'create'), CATEGORY('soap', 'create')],
  ],
  [
    '“Kimya, Boya” is not a sub-category',
    CATEGORIES,
    'These are several: “Kimya” and “Boya”',
    [{ kind: 'category', key: 'kimya, boya', choice: 'split' }],
  ],
])('%s %#: answered in one press', async (title, troubles, answer, decisions) => {
  const view = viewOf({
    troubles,
    troubleCount: troubles.length,
    categories: [{ id: 4, name: 'Skincare', subCategories: [] }],
  });
  const { user, writes } = open({
    'GET /api/imports/4': { body: view },
    'PUT /api/imports/4': { body: viewOf({ version: 3 }) },
  });
  await screen.findByRole('heading', { name: title });
  await user.click(screen.getByRole('button', { name: answer }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.body).toMatchObject({ decisions });
});

it('names the columns that are not imported beside the button', async () => {
  open({});
  expect(await screen.findByText('Columns that are not imported: Halle.')).toBeTruthy();
});

it('names the sheets that are not imported', async () => {
  const { reading } = viewOf();
  open({
    'GET /api/imports/4': { body: viewOf({ reading: { ...reading, unreadSheets: ['Hall 2'] } }) },
  });
  expect(await screen.findByText('Sheets with other headings that are not imported: Hall 2.')).toBeTruthy();
});

it('asks for the encoding before anything can be imported, and takes the line that reads right', async () => {
  const { reading, choices } = viewOf();
  const likelyEncodings = [
    { encoding: 'windows-1250' as const, texts: ['Zajączek'] },
    { encoding: 'windows-1252' as const, texts: ['Zaj¹czek'] },
  ];
  const unsure = viewOf({ reading: { ...reading, isEncodingSure: false, likelyEncodings } });
  const sure = viewOf({
    version: 3,
    reading: { ...reading, likelyEncodings },
    choices: { ...choices, encoding: 'windows-1250' },
  });
  const { user, writes } = open({
    'GET /api/imports/4': { body: unsure },
    'PUT /api/imports/4': { body: sure },
  });
  await screen.findByRole('heading', { name: 'Check the file' });
  expect(screen.getByText('Choose the encoding first.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Zajączek/ }));
  await screen.findByText('2 of 3 rows can be imported');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Zajączek/ }).checked).toBe(true);
  expect(writes[0]?.body).toMatchObject({ choices: { encoding: 'windows-1250' } });
});

it('reports hidden rows and further sheets, and imports them as well when told to', async () => {
  const { reading } = viewOf();
  const view = viewOf({ reading: { ...reading, hiddenRows: 2, alikeSheets: ['Hall 2', 'Hall 3'] } });
  const { user, writes } = open({
    'GET /api/imports/4': { body: view },
    'PUT /api/imports/4': { body: { ...view, version: 3 } },
  });
  await screen.findByText('2 rows are hidden by a filter and left out.');
  screen.getByText('Sheets with the same headings that are not imported: Hall 2 and Hall 3.');
  await user.click(screen.getByRole('checkbox', { name: 'Import these sheets as well' }));
  screen.getByText('Sheets with the same headings that are imported as well: Hall 2 and Hall 3.');
  await user.click(screen.getByRole('checkbox', { name: 'Import hidden rows as well' }));
  screen.getByText('2 rows are hidden by a filter and imported as well.');
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(writes.map(({ body }) => body)).toMatchObject([
    { choices: { withAlikeSheets: true } },
    { choices: { withHidden: true } },
  ]);
});
