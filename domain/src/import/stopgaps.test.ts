// Tests that placeholders count as empty in every field, and as missing where a name is required.
import { expect, it } from 'vitest';
import type { Cell } from './cell.ts';
import { guessColumns } from './columns.ts';
import { fieldOfHeading } from './fields.ts';
import { planImport } from './plan.ts';
import { NOTHING, only, plan as planPeople, said } from './registrations/testing/plan-people.ts';
import { findTable } from './table.ts';

const STOPGAPS = [
  ...[
    'n/a',
    'N/a',
    'N / A',
    'N.A.',
    'n.a',
    'NA',
    '-',
    '--',
    'NULL',
    '(null)',
    'None',
    'none',
    'nil',
    'NIL',
    'TBC',
  ],
  ...['t.b.c.', 'TBD', 'To be  confirmed', '?', '???', '.', '(blank)', '(Blank)', 'not applicable'],
  ...['Not  Applicable', 'unknown', '0', '00000', '待定', '#N/A'],
];
const NAMES = ['X', 'Nan Tan', 'Na Hye-jin', 'NA Trading', 'None Such Ltd', 'Nil by Mouth', '0815 Ltd'];

it.each(STOPGAPS)('does not register a person with %j as name, company or address', (text) => {
  expect(only({ Name: text })).toBe('2 refused: Name is required');
  expect(only({ Company: text })).toBe('2 refused: Company name is required');
  expect(only({ Name: text, Company: text })).toBe('2 refused: Name is required Company name is required');
  expect(only({ Email: text })).toContain('2 refused: Email');
  expect(planPeople([{ Name: text }]).people).toEqual([]);
});

it.each(NAMES)('%j is accepted as a name of people, companies and exhibitors', (text) => {
  expect(planPeople([{ Name: text, Company: text }]).people[0]?.profile).toMatchObject({
    name: text,
    companyName: text,
  });
  expect(exhibitors([[text, 'A-1', 'France', 'Skincare']]).rows[0]).toMatchObject({
    result: 'created',
    name: text,
  });
});

it('a placeholder name with a shared address counts as another person without a name', () => {
  expect(
    said(planPeople([{ Name: 'TBC' }, { Name: 'Ana Lim' }, { Name: 'None', Designation: 'Owner' }])),
  ).toEqual([
    '2 refused: Row 3 has the same email with another name. Two people need an address each.',
    '3 created: New registration, no meetings',
    '4 refused: Row 3 has the same email with another name. Two people need an address each.',
  ]);
});

it('a cell with the number 0 counts as missing', () => {
  expect(only({ Company: 0 })).toBe('2 refused: Company name is required');
});

it('a meeting beside a placeholder name is not assigned to the person above', () => {
  const planned = planPeople([
    {},
    {
      ...NOTHING,
      Name: 'None',
      Email: 'none',
      Company: 'none',
      Booth: 'A-208',
      Date: '3 June',
      Time: '2 pm',
    },
  ]);
  expect(planned.people.map(({ meetings }) => meetings.length)).toEqual([0]);
  expect(said(planned)[1]).toContain('3 refused: Name is required');
});

const HEADINGS = ['Company', 'Booth', 'Country', 'Sub-categories'];

function exhibitors(rows: readonly Cell[][], headings = HEADINGS) {
  const table = findTable([headings, ...rows], { fieldOf: fieldOfHeading });
  const columns = guessColumns(table, {
    isCountry: () => false,
    isSubCategories: () => false,
    remembered: new Map(),
  });
  return planImport({
    table,
    columns,
    decisions: [],
    state: {
      merged: [],
      exhibitors: [],
      categories: [
        { id: 1, name: 'Beauty', names: {}, subCategories: [{ id: 11, name: 'Skincare', names: {} }] },
      ],
      grid: { dates: ['2027-02-05'], starts: [600], slotMinutes: 60 },
      busy: {},
    },
    countryOf: (text) => (text === 'France' ? text : null),
  });
}

it.each(STOPGAPS.filter((text) => text !== 'NA'))(
  '%j is not accepted as company, country or sub-category of an exhibitor',
  (text) => {
    const planned = exhibitors([
      ['Terra Clay', 'A-1', text, text],
      [text, 'A-2', 'France', 'Skincare'],
    ]);
    expect(planned.troubles).toEqual([]);
    expect(planned.rows[0]).toMatchObject({ result: 'created', name: 'Terra Clay' });
    expect(planned.rows[1]).toMatchObject({ result: 'refused', notes: [{ code: 'import.no-name' }] });
    expect(planned.operations).toMatchObject({ exhibitors: [{ country: '' }], subCategories: [], links: [] });
  },
);

it("'NA' is accepted as the name of an exhibitor, but not of a country or sub-category", () => {
  const planned = exhibitors([['NA', 'A-1', 'NA', 'NA']]);
  expect(planned.rows).toMatchObject([{ result: 'created', name: 'NA' }]);
  expect(planned.operations).toMatchObject({ exhibitors: [{ country: '' }], subCategories: [] });
});

it('values beside a placeholder company are not assigned to the company above', () => {
  const planned = exhibitors([
    ['Terra Clay', 'A-1', 'France', ''],
    ['None', '', '', 'Skincare'],
  ]);
  expect(planned.rows.map(({ result }) => result)).toEqual(['created', 'refused']);
});

it("reports what is left out of an exhibitor's row", () => {
  const [row] = exhibitors([['Terra Clay', 'A-1', '(blank)', 'TBD']]).rows;
  expect(
    row?.notes.filter(({ code }) => code === 'import.cell-left-out').map(({ values }) => values),
  ).toEqual([
    { field: 'country', text: '(blank)' },
    { field: 'subCategories', text: 'TBD' },
  ]);
});

it('a placeholder in a file of categories creates none, and does not repeat the category above', () => {
  const planned = exhibitors(
    [
      ['Beauty', 'TBD'],
      ['TBD', 'Haircare'],
    ],
    ['Category', 'Sub-category'],
  );
  expect(planned.rows.map(({ result }) => result)).toEqual(['unchanged', 'refused']);
  expect(planned.operations).toMatchObject({ categories: [], subCategories: [] });
});
