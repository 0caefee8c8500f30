// Tests of fields spread over several columns: names by language, phone numbers with codes, streets, booths, lists.
import { expect, it } from 'vitest';
import type { Cell } from './cell.ts';
import { guessColumns } from './columns.ts';
import type { ImportField } from './fields.ts';
import { cellReader } from './joined-cells.ts';
import { guessPersonColumns } from './registrations/columns.ts';
import { type PersonField, personFieldOfHeading } from './registrations/fields.ts';
import { findTable } from './table.ts';

const KNOWN = { isCountry: () => false, isSubCategories: () => false };

/** @param remembered what was chosen for an earlier file */
function people(rows: Cell[][], remembered: [string, PersonField][] = []) {
  const table = findTable(rows, { fieldOf: personFieldOfHeading });
  const columns = guessPersonColumns(table, { ...KNOWN, remembered: new Map(remembered) });
  const cellOf = cellReader(table, columns);
  return { columns, of: (field: PersonField) => table.rows.map((row) => cellOf(row, field)) };
}

it.each([
  ['given and family name', ['First Name', 'Last Name'], ['Siti', 'binti Ahmad'], 'Siti binti Ahmad'],
  [
    'family name first',
    ['Surname', 'Given names'],
    ['García López', 'María José'],
    'María José García López',
  ],
  ['one name alone', ['First Name', 'Last Name'], ['Sukarno', ''], 'Sukarno'],
  ['three parts', ['Last', 'First', 'Middle'], ['Kennedy', 'John', 'F.'], 'John F. Kennedy'],
  ['Chinese', ['名', '姓'], ['小明', '王'], '王小明'],
  ['Japanese', ['First name', 'Last name'], ['花子', '山田'], '山田花子'],
  ['Korean', ['First name', 'Last name'], ['민수', '김'], '김민수'],
  ['a Chinese name in Latin letters', ['First name', 'Last name'], ['Wei', 'Chen'], 'Wei Chen'],
  ['a family name under "Name"', ['Name', 'Vorname'], ['Weiß', 'Jürgen'], 'Jürgen Weiß'],
  ['a whole name beside its parts', ['First name', 'Last name', 'Name'], ['Ana', 'Lim', 'Ana L'], 'Ana L'],
  ['a whole name beside a short one', ['Name', 'First name'], ['Ana Lim', 'Ana'], 'Ana Lim'],
  ['one heading of both', ['First / last name'], ['Ana Lim'], 'Ana Lim'],
])('joins names: %s', (_, headings, cells, name) => {
  const list = people([
    ['Email', ...headings],
    ['a@k.example', ...cells],
  ]);
  expect(list.of('name')).toEqual([name]);
});

it.each([
  ['60', '123456701', '+60 123456701'],
  ['+60', '012-345 6701', '+60 012-345 6701'],
  [60, 123456701, '+60 123456701'],
  ['0049', '171 0000001', '+49 171 0000001'],
  ['60', '+65 8000 0001', '+65 8000 0001'],
  ['', '0123456701', '0123456701'],
  ['60', '', ''],
])('joins dialling code %j and number %j', (code, number, whole) => {
  const list = people([
    ['Email', 'Country code', 'Mobile'],
    ['a@k.example', code, number],
  ]);
  expect(list.of('phoneNumber')).toEqual([whole]);
});

it('ignores a dialling code of letters, and a code without a number', () => {
  const letters = people([
    ['Email', 'Country code', 'Mobile'],
    ['a@k.example', 'MY', '0123456701'],
  ]);
  expect(letters.columns).toEqual(['email', null, 'phoneNumber']);
  const alone = people([
    ['Email', 'Dialling code'],
    ['a@k.example', '60'],
  ]);
  expect(alone.columns).toEqual(['email', null]);
});

it('joins street and number, and uses a second column if the first is empty', () => {
  const list = people(
    [
      ['Email', 'Private mail', 'Street', 'House number'],
      ['a@k.example', 'b@k.example', 'Weg', '1'],
      ['', 'c@k.example', 'Allee', ''],
    ],
    [
      ['email', 'email'],
      ['private mail', 'email'],
    ],
  );
  expect(list.of('addressLine1')).toEqual(['Weg 1', 'Allee']);
  expect(list.of('email')).toEqual(['a@k.example', 'c@k.example']);
});

it('guesses only the first of two columns for a field, but keeps both if both were chosen', () => {
  const rows = [
    ['Company', 'Brand', 'Hall code', 'Stand', 'Products', 'Novelties', 'Firstname'],
    ['Terra', 'Clay', 'E1', '0001', 'Mask', 'Soap; Oil', 'Ana'],
  ];
  const table = findTable(rows);
  expect(guessColumns(table, { ...KNOWN, remembered: new Map() })[1]).toBeNull();
  const chosen: [string, ImportField][] = [
    ['hall code', 'booth'],
    ['stand', 'booth'],
    ['products', 'products'],
    ['novelties', 'products'],
  ];
  const columns = guessColumns(table, { ...KNOWN, remembered: new Map(chosen) });
  const cellOf = cellReader(table, columns);
  const [row] = table.rows;
  if (!row) throw new Error('no row');
  expect(cellOf(row, 'booth')).toBe('E1-0001');
  expect(cellOf(row, 'products')).toBe('Mask; Soap; Oil');
});

it('recognises given and family names of representatives in a list of exhibitors', () => {
  const table = findTable([
    ['Company', 'Booth', 'First name', 'Last name'],
    ['Terra', 'A-1', 'Ana', 'Lim'],
  ]);
  expect(guessColumns(table, { ...KNOWN, remembered: new Map() }).slice(2)).toEqual([
    'representative',
    'representative',
  ]);
});
