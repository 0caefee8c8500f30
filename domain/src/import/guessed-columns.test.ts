// Tests of guessing columns from the whole heading, including notes, and from the cells below.
import { expect, it } from 'vitest';
import type { Cell } from './cell.ts';
import { guessColumns } from './columns.ts';
import { fieldOfHeading } from './fields.ts';
import { guessPersonColumns } from './registrations/columns.ts';
import { personFieldOfHeading } from './registrations/fields.ts';
import { findTable } from './table.ts';

const COUNTRIES = ['Italy', 'France', 'Spain'];
const KNOWN = {
  isCountry: (text: string) => COUNTRIES.includes(text),
  isSubCategories: () => false,
  remembered: new Map(),
};

it.each([
  ['Company #', null],
  ['Company ID', null],
  ['Company (ID)', null],
  ['Company\nNo.', null],
  ['№ компании', null],
  ['公司 ID', null],
  ['展商 No.', null],
  ['会社 (番号)', null],
  ['회사명 (번호)', null],
  ['Société (n°)', null],
  ['Exhibitor (Ref. no.)', null],
  ['Exhibitor (city)', null],
  ['Exhibitor (type of business)', null],
  ['Contact (phone)', null],
  ['Contact (mobile no.)', null],
  ['Contact (fax)', null],
  ['Contact\nPhone', null],
  ['Product (SKU)', null],
  ['Email (CC)', null],
  ['Email (opt-in)', null],
  ['Booth (Yes/No)', null],
  ['Category (code)', null],
  ['Exhibitor (name)', 'company'],
  ['Exhibitor (website)', 'website'],
  ['Exhibitor\nStand', 'booth'],
  ['Name (company)', 'company'],
  ['Name (contact)', 'representative'],
  ['Name (first)', 'representative'],
  ['Ansprechpartner (Name)', 'representative'],
  ['Contact (job title)', 'representativeTitle'],
  ['Company (as on the fascia board)', 'company'],
  ['Company name (no abbreviations)', 'company'],
  ['Company Name\n公司名称', 'company'],
  ['公司名称 Company Name', 'company'],
  ['Booth #', 'booth'],
  ['Stand (No.)', 'booth'],
  ['小間No.', 'booth'],
  ['Hall #', 'hall'],
  ['Country (code)', 'country'],
  ['Email *', 'email'],
] as const)('heading %j in a list of exhibitors: %s', (heading, field) => {
  expect(fieldOfHeading(heading)).toBe(field);
});

it.each([
  ['Attendee #', null],
  ['Visitor #', null],
  ['Visitor (ID)', null],
  ['姓名 ID', null],
  ['Besucher (Nr.)', null],
  ['Company #', null],
  ['Company (VAT no.)', null],
  ['Email (CC)', null],
  ['Email (verified)', null],
  ['Phone (consent)', null],
  ['Contact (phone)', 'phoneNumber'],
  ['Email / Phone', 'email'],
  ['Company / No.', null],
  ['Contact (email)', 'email'],
  ['Contact\nPhone', 'phoneNumber'],
  ['Visitor (country)', 'country'],
  ['Name (company)', 'companyName'],
  ['Contact (first name)', 'name'],
  ['Name (as on ID card)', 'name'],
  ['Name (Last, First)', 'name'],
  ['# of employees', 'companySize'],
  ['Employees (total)', 'companySize'],
  ['Phone (office)', 'companyPhone'],
  ['Telefonnummer (mobil)', 'phoneNumber'],
  ['Country (company)', 'country'],
] as const)('heading %j in a list of people: %s', (heading, field) => {
  expect(personFieldOfHeading(heading)).toBe(field);
});

/** The guessed fields of a list's columns. */
function columnsOf(rows: readonly Cell[][], isOfPeople: boolean) {
  const fieldOf = isOfPeople ? personFieldOfHeading : fieldOfHeading;
  const table = findTable(rows, { fieldOf });
  return (isOfPeople ? guessPersonColumns(table, KNOWN) : guessColumns(table, KNOWN)).map(
    (one) => one ?? '-',
  );
}

it.each([
  [
    'company',
    [
      ['Company', 'Company name'],
      ['1001', 'Alfa Ltd'],
      ['1002', 'Beta Ltd'],
    ],
    '- company',
  ],
  [
    'company',
    [
      ['Exhibitor', 'Firma'],
      ['1001', ''],
      ['1002', 'Beta'],
    ],
    '- company',
  ],
  [
    'company',
    [
      ['Company', 'Booth'],
      ['4711', 'A1'],
      ['1010', 'A2'],
    ],
    'company booth',
  ],
  [
    'name',
    [
      ['Attendee', 'First name', 'Last name', 'Email'],
      ['991', 'Ann', 'Lee', 'a@b.example'],
    ],
    '- name name email',
  ],
  [
    'name',
    [
      ['Contact', 'Name', 'Email'],
      ['+60123456789', 'Ann', 'a@b.example'],
    ],
    'phoneNumber name email',
  ],
] as const)('a column of numbers is not the %s if another one has letters', (field, rows, columns) => {
  expect(
    columnsOf(
      rows.map((row) => [...row]),
      field === 'name',
    ).join(' '),
  ).toBe(columns);
});

it.each([
  [
    'Eventbrite',
    true,
    ['Order #', 'First Name', 'Last Name', 'Email', 'Attendee #', 'Attendee Status'],
    ['8312345678', 'Ann', 'Lee', 'a@b.example', '991', 'Attending'],
    '- name name email - -',
  ],
  [
    'visitors',
    true,
    ['Visitor #', 'Visitor Name', 'Email'],
    ['55', 'Ann Lee', 'a@b.example'],
    '- name email',
  ],
  ['a copy', true, ['Name', 'CC Email Address'], ['Ann Lee', 'a@b.example'], 'name -'],
  ['an owner', true, ['Name', 'Account Owner'], ['Ann Lee', 'rep@b.example'], 'name -'],
  ['companies', false, ['Company #', 'Company Name', 'Stand'], ['1001', 'Alfa', 'A1'], '- company booth'],
  [
    'notes',
    false,
    ['Exhibitor (ID)', 'Exhibitor (name)', 'Stand', 'Contact (phone)', 'Contact (name)', 'Email (CC)'],
    ['77', 'Alfa Ltd', 'A1', '+60123456789', 'Ann Lee', 'cc@alfa.example'],
    '- company booth - representative -',
  ],
] as const)('ignores numbers beside names in a list with %s', (_, isOfPeople, headings, row, columns) => {
  expect(columnsOf([[...headings], [...row]], isOfPeople).join(' ')).toBe(columns);
});

/** The guessed field of one column, in an otherwise minimal list. */
function below(heading: string, cells: readonly Cell[], isOfPeople: boolean) {
  const first = isOfPeople ? ['Name', 'Email'] : ['Company', 'Website'];
  const firstCells = isOfPeople ? ['Ann Lee', 'a@b.example'] : ['Alfa', 'alfa.example'];
  return columnsOf([[...first, heading], ...cells.map((cell) => [...firstCells, cell])], isOfPeople)[2];
}

it.each([
  ['Zip', ['1010', '8001', '2100']],
  ['Postcode', ['A1 2', 'B3 4']],
  ['Year founded', ['1999', '2004']],
  ['Revenue', ['120', '44', '95']],
  ['Revenue', ['120k', '44k', '95k']],
  ['Invited', ['2', '1', '1']],
  ['Team members', [3, 5, 2]],
  ['Bookmarks', ['12', '4', '0']],
  ['Leads', ['3', '3', '8']],
  ['Exhibitor code', ['AB12', 'AB13']],
  ['Nr.', ['12', '14', '19']],
  ['Package', ['P1', 'P1', 'P2', 'P1', 'P1']],
  ['City', ['Italy', 'Spain']],
  ['房间', ['301', '405', '208']],
  ['Площадь', ['12', '24', '18']],
] as const)('below %j, %j are neither booths nor anything else', (heading, cells) => {
  expect(below(heading, [...cells], false)).toBe('-');
});

it.each([
  ['Position in hall', ['A-12', 'B 14', 'C3'], 'booth'],
  ['', ['101', '104', '202'], 'booth'],
  ['Where', ['Italy', 'Spain'], 'country'],
  ['Booth location', ['3', '5', '2'], 'booth'],
] as const)('below %j, %j are guessed as %s', (heading, cells, field) => {
  expect(below(heading, [...cells], false)).toBe(field);
});

it.each([
  ['Order #', ['8312345678', '8312345679'], '-'],
  ['Barcode', ['0012345678', '0012345679'], '-'],
  ['Revenue', ['12000000', '45000000'], '-'],
  ['Created', ['2026-05-02', '2026-05-03'], '-'],
  ['Created', ['02.05.2026', '03.05.2026'], '-'],
  ['Age', ['25-34', '35-44'], '-'],
  ['Logo', ['https://alfa.example/logo.png'], '-'],
  ['Band', ['1-10', '11-50'], 'companySize'],
  ['Reachable at', ['+60 12-345 6789', '012-345 6789'], 'phoneNumber'],
  ['', ['12-345 6789', '60123456789'], 'phoneNumber'],
  ['Page', ['https://alfa.example'], 'website'],
] as const)('below %j, %j in a list of people are guessed as %s', (heading, cells, field) => {
  expect(below(heading, [...cells], true)).toBe(field);
});

it.each([
  [
    'zip',
    ['Company', 'Zip', 'Country', 'Year founded'],
    ['Alfa', '1010', 'Italy', '1999'],
    'company - country -',
  ],
  [
    'members',
    ['Company', 'Team members', 'Country', 'Stand location'],
    ['Alfa', '3', 'Italy', 'A1'],
    'company - country booth',
  ],
  ['no company', ['City', 'Stand'], ['Milano', 'A1'], '- booth'],
] as const)('does not mistake numbers of other columns for booths: %s', (_, headings, row, columns) => {
  expect(columnsOf([[...headings], [...row]], false).join(' ')).toBe(columns);
});

it.each(
  [
    ...[
      'Booth location',
      'Stand location',
      'Stand position',
      'Assigned booth',
      'Booth(s)',
      'Lokasi gerai',
      '展位位置',
    ],
    ...[
      '小間位置',
      '부스 위치',
      'Standplatz',
      'Emplacement du stand',
      'Ubicación del stand',
      'Localização do estande',
    ],
    ...[
      'Numero di stand',
      'Standlocatie',
      'Lokalizacja stoiska',
      'Pozice stánku',
      'Stant yeri',
      'Vị trí gian hàng',
    ],
    ...['Место стенда', 'ตำแหน่งบูธ', 'موقع الجناح', 'מיקום דוכן', 'Θέση περιπτέρου'],
  ].map((heading) => [heading]),
)('%s is recognised as a booth column', (heading) => {
  expect(fieldOfHeading(heading)).toBe('booth');
});
