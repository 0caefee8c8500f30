// Tests of lists from ticketing and CRM systems: owners of fields, whole names in one column, second columns.
import { expect, it } from 'vitest';
import type { Cell } from '../cell.ts';
import { fieldOfHeading } from '../fields.ts';
import { cellReader } from '../joined-cells.ts';
import { findTable } from '../table.ts';
import { guessPersonColumns } from './columns.ts';
import { type PersonField, personFieldOfHeading } from './fields.ts';

const KNOWN = { isCountry: () => false, isSubCategories: () => false, remembered: new Map() };

function people(headings: readonly string[], ...rows: readonly Cell[][]) {
  const table = findTable([[...headings], ...rows], { fieldOf: personFieldOfHeading });
  const columns = guessPersonColumns(table, KNOWN);
  const cellOf = cellReader(table, columns);
  return { columns, of: (field: PersonField) => table.rows.map((row) => cellOf(row, field)) };
}

it.each([
  ['Account Name', 'companyName'],
  ['Organisation Name', 'companyName'],
  ['Organization Name', 'companyName'],
  ['Name of company', 'companyName'],
  ['Delegate Company', 'companyName'],
  ['Delegate Name', 'name'],
  ['Participant Full Name', 'name'],
  ['Nachname, Vorname', 'name'],
  ['Last name, first name', 'name'],
  ['Vorname und Nachname', 'name'],
  ['Apellidos y nombre', 'name'],
  ['Delegate First Name', 'name'],
  ['Delegate Email', 'email'],
  ['Attendee Job Title', 'designation'],
  ['Home Address 1', 'addressLine1'],
  ['Home City', 'city'],
  ['Home State', 'region'],
  ['Home Zip', 'postalCode'],
  ['Work Country', 'country'],
  ['Mailing Street', 'addressLine1'],
  ['Mailing State/Province', 'region'],
  ['Mailing Zip/Postal Code', 'postalCode'],
  ['billing_city', 'city'],
  ['City (company)', 'city'],
  ['Delegate #', null],
  ['Contact owner', null],
  ['Home page views', null],
  ['Other Company', null],
] as const)('heading %s in a list of people: %s', (heading, field) => {
  expect(personFieldOfHeading(heading)).toBe(field);
});

it.each([
  ['Account Name', 'company'],
  ['Organisation Name', 'company'],
  ['Organization name', 'company'],
  ['Name of company', 'company'],
  ['Name of exhibitor', 'company'],
  ['Nachname, Vorname', 'representative'],
  ['Contact first name', 'representative'],
  ['Mailing City', null],
] as const)('heading %s in a list of exhibitors: %s', (heading, field) => {
  expect(fieldOfHeading(heading)).toBe(field);
});

it.each([
  ['Nachname, Vorname', 'Müller, Anna', 'Anna Müller'],
  ['Last name, first name', 'van den Berg, Ann Marie', 'Ann Marie van den Berg'],
  ['Name, Vorname', 'Müller, Anna', 'Anna Müller'],
  ['Name (Last, First)', 'Lee, Ann', 'Ann Lee'],
  ['Cognome Nome', 'Rossi, Anna', 'Anna Rossi'],
  ['Last name, first name', '山田, 太郎', '山田太郎'],
  ['Nachname, Vorname', 'Anna Müller', 'Anna Müller'],
  ['Nachname, Vorname', 'Müller, Anna, Dr.', 'Müller, Anna, Dr.'],
  ['Nachname, Vorname', 'Müller,', 'Müller,'],
  ['Vorname, Nachname', 'Anna, Müller', 'Anna, Müller'],
  ['Name', 'Lee, Ann', 'Lee, Ann'],
])('below %j, the name %j is read as %j', (heading, cell, name) => {
  expect(people([heading, 'Email'], [cell, 'a@b.example']).of('name')).toEqual([name]);
});

it('a second address or phone number is used if the first is empty', () => {
  const list = people(
    ['Name', 'Email', 'Email 2', 'Phone', 'Mobile'],
    ['Ann', '', 'ann@b.example', '', '+60123456789'],
    ['Bob', 'bob@b.example', 'b@home.example', '03-2161 1234', '+60123456780'],
  );
  expect(list.columns).toEqual(['name', 'email', 'email', 'phoneNumber', 'phoneNumber']);
  expect(list.of('email')).toEqual(['ann@b.example', 'bob@b.example']);
  expect(list.of('phoneNumber')).toEqual(['+60123456789', '03-2161 1234']);
});

it.each([
  [
    'the fuller of two addresses',
    ['Name', 'Home City', 'Home Zip', 'Work Address 1', 'Work City', 'Work Zip'],
    ['Ann', 'Ipoh', '30000', '1 Jalan X', 'Kuala Lumpur', '50450'],
    'name - - addressLine1 city postalCode',
  ],
  [
    'one address in two kinds of columns',
    ['Name', 'Company address', 'City', 'Home Country'],
    ['Ann', '1 Jalan X', 'Ipoh', 'Malaysia'],
    'name addressLine1 city country',
  ],
  [
    'who comes, not who paid',
    ['Buyer First Name', 'Buyer Last Name', 'Buyer Email', 'First Name', 'Last Name', 'Email', 'Company'],
    ['Bob', 'Gray', 'bob@b.example', 'Ann', 'Lee', 'ann@b.example', 'Alfa'],
    '- - - name name email companyName',
  ],
  [
    'a buyer alone',
    ['Buyer Name', 'Buyer Email', 'Company', 'Country'],
    ['Bob Gray', 'bob@b.example', 'Alfa', 'Malaysia'],
    'name email companyName country',
  ],
  [
    'a dialling code beside a contact number',
    ['Name', 'Country code', 'Contact number'],
    ['Ann', '60', '123456789'],
    'name phoneNumber phoneNumber',
  ],
  [
    'Salesforce',
    [
      'First Name',
      'Last Name',
      'Title',
      'Account Name',
      'Mailing Street',
      'Mailing City',
      'Mailing Zip/Postal Code',
    ],
    ['Mei', 'Tan', 'Buyer', 'Kenari', '12 Jalan Ampang', 'Kuala Lumpur', '50450'],
    'name name designation companyName addressLine1 city postalCode',
  ],
])('keeps the right columns: %s', (_, headings, row, columns) => {
  expect(
    people(headings, row)
      .columns.map((field) => field ?? '-')
      .join(' '),
  ).toBe(columns);
});
