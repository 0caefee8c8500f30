// What columns are taken for: what a heading says besides, and the cells below it, belong to its meaning.
import { expect, it } from 'vitest';
import type { Cell } from './cell.ts';
import { guessColumns } from './columns.ts';
import { fieldOfHeading } from './fields.ts';
import { guessPersonColumns } from './registrations/columns.ts';
import { personFieldOfHeading } from './registrations/fields.ts';
import { findTable } from './table.ts';

const KNOWN = { isCountry: () => false, isSubCategories: () => false, remembered: new Map() };

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
] as const)('%j of a list of exhibitors: %s', (heading, field) => {
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
] as const)('%j of a list of people: %s', (heading, field) => {
  expect(personFieldOfHeading(heading)).toBe(field);
});

/** The fields of a list: of people where it has an address for each. */
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
] as const)('a column of numbers is no %s beside one of letters', (field, rows, columns) => {
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
    ['First Name', 'Last Name', 'Email', 'Attendee #', 'Attendee Status'],
    ['Ann', 'Lee', 'a@b.example', '991', 'Attending'],
    'name name email - -',
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
] as const)('a list with numbers beside names: %s', (_, isOfPeople, headings, row, columns) => {
  expect(columnsOf([[...headings], [...row]], isOfPeople).join(' ')).toBe(columns);
});
