// A stray quote never joins rows, and a cell with several lines stays one cell.
import { expect, it } from 'vitest';
import { readRows } from './delimited-rows.ts';
import { SHEET_LIMITS, SheetRefusal } from './limits.ts';

const rowsOf = (text: string, delimiter: ',' | ';' = ',') => readRows(text, delimiter, SHEET_LIMITS);

it.each<[string, ',' | ';', string[], string[][]]>([
  [
    'met again in a later row',
    ';',
    ['Name;Email;Phone', 'A;a@a.example;"1', 'B;b@b.example;2', 'C;"c@c.example";3', 'D;d@d.example;4'],
    [
      ['Name', 'Email', 'Phone'],
      ['A', 'a@a.example', '"1'],
      ['B', 'b@b.example', '2'],
      ['C', 'c@c.example', '3'],
      ['D', 'd@d.example', '4'],
    ],
  ],
  [
    'met again in a row whose own quotes hide a separator',
    ';',
    ['Name;Company;Phone', 'A;"Alfa;1', 'B;Beta;2', 'C;"Gamma; Ltd";3'],
    [
      ['Name', 'Company', 'Phone'],
      ['A', '"Alfa', '1'],
      ['B', 'Beta', '2'],
      ['C', 'Gamma; Ltd', '3'],
    ],
  ],
  [
    'closed by the inches of a later row',
    ',',
    ['Company,Booth,Country,Screen', 'Alfa,A1,Italy,"large', 'Beta,A2,Spain,9', 'Gamma,A3,France,12"'],
    [
      ['Company', 'Booth', 'Country', 'Screen'],
      ['Alfa', 'A1', 'Italy', '"large'],
      ['Beta', 'A2', 'Spain', '9'],
      ['Gamma', 'A3', 'France', '12"'],
    ],
  ],
  [
    'never closed, beside quotes that are meant',
    ',',
    ['Company,Booth,Country', '"Alfa, Ltd",A1,Italy', 'Beta,"A2,Spain', '"Gamma, Ltd",A3,France'],
    [
      ['Company', 'Booth', 'Country'],
      ['Alfa, Ltd', 'A1', 'Italy'],
      ['Beta', '"A2', 'Spain'],
      ['Gamma, Ltd', 'A3', 'France'],
    ],
  ],
])('a quote %s', (_, delimiter, lines, expected) => {
  for (const end of ['\n', '\r\n', '\r']) expect(rowsOf(lines.join(end), delimiter)).toEqual(expected);
});

it.each([
  ['Company,Text', 'Alfa,"One line\nand, another"'],
  ['Company,Booth,Text', 'Alfa,A1,"One line, of many\nand another, of these, too"'],
  ['Company,Booth,Country,Text', 'Alfa,A1,Italy,"He said ""yes"", and, well\nleft, the, hall"'],
  ['Company,Address,Booth,Country', 'Alfa,"1 Main St\nSuite 5, Floor 2\nKuala Lumpur",A1,Malaysia'],
])('%s: a cell with several lines stays one cell', (headings, row) => {
  const rows = rowsOf(`${headings}\n${row}\nBeta,x,y,z\n`);
  expect(rows).toHaveLength(3);
  expect(rows[1]).toHaveLength(headings.split(',').length);
});

it.each([
  ['of plain text', 'x'.repeat(3_000_000)],
  ['behind a quote that is never closed', `"${'x,'.repeat(1_500_000)}`],
])('a line of three megabytes %s is refused with a message', (_, line) => {
  expect(() => rowsOf(`Company,Booth\n${line}\nAlfa,A1\n`)).toThrow(SheetRefusal);
});
