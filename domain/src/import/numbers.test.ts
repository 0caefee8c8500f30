// Tests that numbers altered by programs are read, asked about or skipped, and never reduced to their digits.
import { expect, it } from 'vitest';
import type { Cell } from './cell.ts';
import { guessColumns } from './columns.ts';
import { fieldOfHeading, type ImportField } from './fields.ts';
import { planImport } from './plan.ts';
import { NOTHING, plan as planPeople, said } from './registrations/testing/plan-people.ts';
import { readRows } from './row-drafts.ts';
import { findTable } from './table.ts';

const GRID = { dates: ['2027-02-05', '2027-02-06'], starts: [600, 660], slotMinutes: 60 };

/** @param heading of the cells below it, of one exhibitor each */
function exhibitors(heading: string, cells: readonly Cell[]) {
  const rows: Cell[][] = [['Company', heading], ...cells.map((cell, at) => [`Company ${'ABCDE'[at]}`, cell])];
  const table = findTable(rows, { fieldOf: fieldOfHeading });
  const columns = guessColumns(table, {
    isCountry: () => false,
    isSubCategories: () => false,
    remembered: new Map(),
  });
  return { table, columns, drafts: readRows(table, columns).drafts };
}

/** The value in the first row, or the issue reported instead. */
function read(field: ImportField, heading: string, cells: readonly Cell[]): unknown {
  const { table, columns, drafts } = exhibitors(heading, cells);
  const [draft] = drafts;
  const [left] = draft?.leftOut ?? [];
  if (left) return `left out: ${left.text}`;
  if (field !== 'booth') return draft?.[field as 'hall' | 'places'];
  const { rows } = planImport({
    table,
    columns,
    decisions: [],
    state: { merged: [], exhibitors: [], categories: [], grid: GRID, busy: {} },
    countryOf: () => null,
  });
  return rows[0]?.result === 'refused' ? rows[0].notes[0]?.code : draft?.booth;
}

it.each<[ImportField, string, Cell[], unknown]>([
  ['booth', 'Booth', ['1.0', '2.0'], '1'],
  ['booth', 'Booth', ['101.0', 'A-12'], '101'],
  ['booth', 'Booth', ['1.0', '1.1'], '1.0'],
  ['booth', 'Booth', [12, 13], '12'],
  ['booth', 'Booth', ['6.01235E+11'], 'import.booth-shortened'],
  ['booth', 'Booth', ['1,2e+05'], 'import.booth-shortened'],
  ['booth', 'Booth', ['12E3'], '12E3'],
  ['booth', 'Booth', ['3.1 E12'], '3.1 E12'],
  ['booth', 'Booth', ['E1-0105, E1-0113'], 'E1-0105, E1-0113'],
  ...[
    '2-Jan',
    '02. Mrz',
    '12-mars',
    'Jan-27',
    '1月2日',
    '2027-01-02',
    '2027-01-02 00:00:00',
    '02.01.2027',
  ].map((text): [ImportField, string, Cell[], unknown] => ['booth', 'Booth', [text], 'import.booth-is-date']),
  ['booth', 'Booth', [{ date: '2027-01-02' }], 'import.booth-is-date'],
  ['booth', 'Booth', ['1/2'], '1/2'],
  ['booth', 'Booth', ['5-12'], '5-12'],
  ['hall', 'Hall', ['4.0', '4.0'], '4.0'],
  ['hall', 'Hall', ['4.0', ''], '4'],
  ['hall', 'Hall', ['3.1', '4.0'], '3.1'],
  ['hall', 'Hall', ['2-Jan', '3'], 'left out: 2-Jan'],
  ['hall', 'Hall', [{ date: '2027-01-02' }], 'left out: 2027-01-02'],
  ['hall', 'Hall', ['1E+05'], 'left out: 1E+05'],
  ['places', 'Places', ['2.0', '3.0'], 2],
  ['places', 'Places', [2], 2],
  ['places', 'Places', ['1,5'], 'left out: 1,5'],
  ['places', 'Places', ['2-3'], 'left out: 2-3'],
  ['places', 'Places', ['500'], 'left out: 500'],
  ['places', 'Places', ['1E+01'], 'left out: 1E+01'],
])('reads the field %s below the heading %s from %j', (field, heading, cells, expected) => {
  expect(read(field, heading, cells)).toBe(expected);
});

it.each([
  ['1', '2', '3'],
  ['1', '2', '4', '7'],
  ['1.0', '2.0', '3.0'],
])('%s, %s, %s without a heading are row numbers', (...cells) => {
  expect(exhibitors('', cells).columns).toEqual(['company', null]);
});

it('101, 102 and 104 without a heading are booths', () => {
  expect(exhibitors('', ['101', '102', '104']).columns).toEqual(['company', 'booth']);
});

/** The value for the first person in a list from Malaysia, or the issue reported. */
function person(heading: string, field: string, cell: Cell): string {
  const planned = planPeople(
    [{ ...NOTHING, Name: 'Mei', Email: 'mei@kenari.example', Company: 'Kenari' }].map((one) => ({
      ...one,
      Country: 'Malaysia',
      [heading]: cell,
    })),
  );
  const profile = planned.people[0]?.profile as Record<string, string> | undefined;
  return profile?.[field] || (said(planned)[0] ?? '');
}

it.each([
  ['Phone', 'phoneNumber', '60123456789.0', '+60123456789'],
  ['Phone', 'phoneNumber', 60123456789, '+60123456789'],
  ['Phone', 'phoneNumber', "'0123456789", '+60123456789'],
  ['Phone', 'phoneNumber', '+49 171/1234567', '+491711234567'],
  ['Phone', 'phoneNumber', '+49 6221 / 123-456', '+496221123456'],
  ['Phone', 'phoneNumber', '0049 37323/12345', '+493732312345'],
  ['Phone', 'phoneNumber', '012-345 6789 / 790', '+60123456789'],
  ['Phone', 'phoneNumber', '012-345 6789 / 019-876 5432', '+60123456789'],
  [
    'Phone',
    'phoneNumber',
    '6.01235E+11',
    '2 refused: Phone Number: A spreadsheet has cut this number short, so its last digits are lost',
  ],
  [
    'Company phone',
    'companyPhone',
    '6,01235e11',
    '2 refused: Company Phone Number: A spreadsheet has cut this number short, so its last digits are lost',
  ],
  ['Phone', 'phoneNumber', '60,123,456,789', '+60123456789'],
  [
    'Phone',
    'phoneNumber',
    '2027-01-02',
    '2 created: New registration, no meetings Phone Number: “2027-01-02” cannot be used and is left out.',
  ],
  [
    'Phone',
    'phoneNumber',
    'ext. 101',
    '2 created: New registration, no meetings Phone Number: “ext. 101” cannot be used and is left out.',
  ],
  ['Postcode', 'postalCode', '50450.0', '50450'],
  ['Postcode', 'postalCode', 50450, '50450'],
  ['Postcode', 'postalCode', '01000', '01000'],
  [
    'Postcode',
    'postalCode',
    '5.045E+04',
    '2 created: New registration, no meetings Postal/Zip Code: “5.045E+04” cannot be used and is left out.',
  ],
  ['Company size', 'companySize', '25.0', '11-50'],
  ['Company size', 'companySize', '1,200', '101 and above'],
  ['Company size', 'companySize', '10-Jan', '1-10'],
  ['Company size', 'companySize', { date: '2027-10-01' }, '1-10'],
  ['Company size', 'companySize', '1.2E+03', '2 refused: “1.2E+03” is not one of the company sizes.'],
] as const)(
  'below the heading %s of a list of people, reads the field %j',
  (heading, field, cell, expected) => {
    expect(person(heading, field, cell)).toBe(expected);
  },
);
