// Messy files, each with its expected outcome: how it is read, what it would create, and what is refused and why.
import type { ImportState } from '@visavis/domain/import/plan-types';
import { expect, it } from 'vitest';
import { SheetRefusal } from '../../platform/sheets/limits.ts';
import { caseFile } from '../../testing/import-cases/case-file.ts';
import type { NastyFile } from '../../testing/nasty-file.ts';
import { NASTY_FORMATS } from '../../testing/nasty-formats.ts';
import { NASTY_LISTS } from '../../testing/nasty-lists.ts';
import { NASTY_MEANINGS } from '../../testing/nasty-meanings.ts';
import { NASTY_SHAPES } from '../../testing/nasty-shapes.ts';
import { NASTY_SHEETS } from '../../testing/nasty-sheets.ts';
import { NASTY_TEXTS } from '../../testing/nasty-texts.ts';
import { xlsxOf } from '../../testing/sheet-files.ts';
import { type DryRun, dryRun } from './dry-run.service.ts';

const NO_TEXTS = {
  hall: '',
  website: '',
  email: '',
  profile: 'Ampoules',
  description: '',
  profileMs: '',
  profileZh: '',
  descriptionMs: '',
  descriptionZh: '',
};

const STATE: ImportState = {
  merged: [],
  exhibitors: [
    {
      ...NO_TEXTS,
      id: 1,
      company: 'Hanari Skin Lab',
      booth: 'A-208',
      country: 'South Korea',
      places: 1,
      placesFrom: 'hand',
      isArchived: false,
      subCategories: [11],
      products: [{ id: 1, name: 'Dew Ampoule', description: 'Two weeks.' }],
      blocked: [],
      representatives: [],
    },
    {
      ...NO_TEXTS,
      email: 'hello@nacre.example',
      website: 'https://www.nacre.example',
      id: 2,
      company: 'Atelier Nacre',
      booth: 'B-145',
      country: 'France',
      places: 1,
      placesFrom: 'hand',
      isArchived: false,
      subCategories: [],
      products: [],
      blocked: [],
      representatives: [],
    },
  ],
  categories: [
    {
      id: 1,
      name: 'Skincare',
      names: {},
      subCategories: [
        { id: 11, name: 'Serums and ampoules', names: { ms: 'Serum dan ampul', 'zh-Hans': '精华与安瓿' } },
        { id: 12, name: 'Barrier creams', names: {} },
        { id: 13, name: 'Sun care', names: {}, former: ['Sunscreens'] },
      ],
    },
    {
      id: 2,
      name: 'Hair and nails',
      names: {},
      subCategories: [
        { id: 21, name: 'Scalp care', names: {} },
        { id: 22, name: 'Nail, hand and foot care', names: {} },
      ],
    },
  ],
  grid: {
    dates: ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'],
    starts: [660, 720, 780, 840, 900, 960, 1020],
    slotMinutes: 60,
  },
  busy: {},
};

function run({ bytes, decisions = [] }: NastyFile): DryRun {
  return dryRun({
    bytes: bytes(),
    choices: { encoding: null, delimiter: null, sheet: null, headingRow: null, columns: null },
    remembered: {},
    decisions,
    readState: () => STATE,
  });
}

/** Every part of the dry run for which a file states an expectation. */
function outcomeOf({ reading, plan }: DryRun) {
  const { operations, rows, troubles, mended } = plan;
  const named = new Map([
    ...STATE.categories.flatMap(({ subCategories }) =>
      subCategories.map(({ id, name }) => [id, name] as const),
    ),
    ...operations.subCategories.map(({ n, name }) => [n, name] as const),
  ]);
  const [first] = operations.exhibitors;
  return {
    read: [reading.format, reading.encoding, reading.delimiter].filter((part) => part !== null).join(' '),
    columns: reading.columns.map(({ field }) => field),
    exhibitors: operations.exhibitors.map(({ company, booth, hall, country }) =>
      [company, booth, hall, country].join(' | '),
    ),
    results: rows.map(({ result }) => result),
    refusals: rows.filter(({ result }) => result === 'refused').map(({ notes }) => notes[0]?.code),
    products: operations.products.filter(({ id }) => id === null).map(({ name }) => name),
    subCategories: operations.links.map(({ subCategory }) => named.get(subCategory)),
    blocked: operations.blocked.map(({ day, minute }) => `${day} ${minute}`),
    troubles: troubles.map(({ kind, label }) => `${kind} ${label}`),
    mended: [mended.headingRow, mended.brokenText, mended.leftOut, mended.footers],
    texts: first as Readonly<Record<string, unknown>> | undefined,
    pictures: plan.pictures.map(({ link }) => link),
  };
}

const FILES = [
  ...NASTY_FORMATS,
  ...NASTY_TEXTS,
  ...NASTY_LISTS,
  ...NASTY_SHEETS,
  ...NASTY_MEANINGS,
  ...NASTY_SHAPES,
];

it('has at least forty files', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(40);
});

it.each(FILES)('$name', (file) => {
  const { name, bytes, decisions, fails, texts, ...expected } = file;
  if (fails) {
    expect(refusalOf(file)).toBe(fails);
    return;
  }
  const outcome = outcomeOf(run(file));
  expect(outcome).toMatchObject({ ...expected, ...(texts ? { texts } : {}) });
});

function refusalOf(file: NastyFile): string | null {
  try {
    run(file);
    return null;
  } catch (error) {
    if (error instanceof SheetRefusal) return error.reason.code;
    throw error;
  }
}

const readAs = (bytes: Buffer, choices = {}) =>
  dryRun({
    bytes,
    choices: { encoding: null, delimiter: null, sheet: null, headingRow: null, columns: null, ...choices },
    remembered: {},
    decisions: [],
    readState: () => STATE,
  });

it.each([
  ['c02b-turkish-cp1254.csv', 'c02-turkish.csv'],
  ['c03-japanese-sjis.csv', 'c03b-japanese-utf8.csv'],
  ['c04-korean-cp949.csv', 'c04b-korean-utf8.csv'],
])('%s reads as the same list as %s', (older, newer) => {
  const names = (file: string) =>
    readAs(caseFile(file)).plan.rows.map(({ name, booth, result }) => [name, booth, result]);
  expect(names(older)).toEqual(names(newer));
});

it('hidden rows and further sheets with the same headings are reported, and read when the organiser chooses so', () => {
  const bytes = caseFile('c19-filter-and-sheet-per-hall.xlsx');
  const { reading } = readAs(bytes);
  expect([reading.hiddenRows, reading.alikeSheets]).toEqual([2, ['Hall 2', 'Hall 3']]);
  const shown = readAs(bytes).plan.rows.length;
  expect(readAs(bytes, { withHidden: true }).plan.rows.length).toBe(shown + 2);
  expect(readAs(bytes, { withAlikeSheets: true }).plan.rows.length).toBeGreaterThan(shown);
});

it.each([
  [
    'in another order',
    ['Booth', 'Country', 'Company'],
    ['A-2', 'Spain', 'B Co'],
    ['A Co | A-1', 'B Co | A-2'],
  ],
  [
    'beside another',
    ['Remarks', 'Company', 'Booth', 'Country'],
    ['late', 'B Co', 'A-2', 'Spain'],
    ['A Co | A-1', 'B Co | A-2'],
  ],
])(
  'a sheet with the same headings %s is reported, and read when the organiser chooses so',
  (_, headings, row, both) => {
    const bytes = xlsxOf([
      {
        name: 'Hall 1',
        rows: [
          ['Company', 'Booth', 'Country'],
          ['A Co', 'A-1', 'France'],
        ],
      },
      { name: 'Hall 2', rows: [headings, row] },
    ]);
    const exhibitors = (dry: DryRun) =>
      dry.plan.operations.exhibitors.map(({ company, booth }) => `${company} | ${booth}`);
    const { reading } = readAs(bytes);
    expect([reading.alikeSheets, reading.unreadSheets]).toEqual([['Hall 2'], []]);
    expect(exhibitors(readAs(bytes))).toEqual(both.slice(0, 1));
    const read = readAs(bytes, { withAlikeSheets: true });
    expect(exhibitors(read)).toEqual(both);
    expect(read.plan.operations.exhibitors.map(({ country }) => country)).toEqual(['France', 'Spain']);
    expect(read.reading.columns.map(({ heading }) => heading)).toEqual([
      ...['Company', 'Booth', 'Country'],
      ...headings.filter((heading) => heading === 'Remarks'),
    ]);
  },
);

it('a sheet that lists companies below other headings is reported, but a legend is not', () => {
  const { reading } = readAs(
    xlsxOf([
      {
        name: 'Hall 1',
        rows: [
          ['Company', 'Booth', 'Country'],
          ['A Co', 'A-1', 'France'],
        ],
      },
      {
        name: 'Hall 2',
        rows: [
          ['Company', 'Stand'],
          ['B Co', 'A-2'],
        ],
      },
      {
        name: 'Legend',
        rows: [
          ['Colour', 'Meaning'],
          ['red', 'not paid'],
        ],
      },
    ]),
  );
  expect([reading.alikeSheets, reading.unreadSheets]).toEqual([[], ['Hall 2']]);
});

it('furigana above Japanese names are not read as part of the names', () => {
  const names = readAs(caseFile('c23-furigana.xlsx')).plan.rows.map(({ name }) => name);
  expect(names).toEqual(['花蕾化粧', '東京化粧']);
});
