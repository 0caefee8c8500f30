// Tests that rows of text files split at a separator within a cell are detected.
import { expect, it } from 'vitest';
import type { Cell } from './cell.ts';
import { personFieldOfHeading } from './registrations/fields.ts';
import { findTable } from './table.ts';

function read(lines: readonly string[]): { whole: Cell[][]; cut: Cell[][] } {
  const { rows, broken } = findTable(
    lines.map((line) => line.split(',')),
    { delimiter: ',', ...(lines[0]?.includes('Phone') && { fieldOf: personFieldOfHeading }) },
  );
  return { whole: rows.map(({ cells }) => cells), cut: broken.map(({ cells }) => cells) };
}

it.each([
  [
    'legal forms in all rows',
    ['Company,Booth,Website', 'Alfa, Ltd,A1,', 'Beta, Inc.,A2,', 'Gamma, GmbH,A3,'],
  ],
  [
    'booths and addresses that are one column late in all rows',
    [
      'Company,Booth,Website',
      'Alfa, One,A1,a.example',
      'Beta, Two,A2,b.example',
      'Gamma, Three,A3,c.example',
    ],
  ],
  [
    'numbers that are one column late in all rows',
    [
      'Company,Address,City,Phone',
      'Alfa,1 Main St, Suite 5,Ipoh,+60 3 7890 5512',
      'Beta,2 Main St, Suite 6,Ipoh,+60 3 7890 5513',
      'Gamma,3 Main St, Suite 7,Ipoh,+60 3 7890 5514',
    ],
  ],
])('detects split rows with %s', (_, lines) => {
  const { whole, cut } = read(lines);
  expect(whole).toEqual([]);
  expect(cut).toHaveLength(lines.length - 1);
});

it('detects a split name in a row that lacks its last cell', () => {
  const { whole, cut } = read([
    'Company,Booth,Description',
    'Alfa,A1,Creams',
    'Beta,A2,Oils',
    'Gamma, Ltd,A3',
    'Delta, Sdn Bhd',
  ]);
  expect(whole.map(([name]) => name)).toEqual(['Alfa', 'Beta']);
  expect(cut).toEqual([
    ['Gamma', ' Ltd', 'A3', ''],
    ['Delta', ' Sdn Bhd', '', ''],
  ]);
});

it.each([
  [
    'a column of legal forms',
    ['Company,Legal form,Booth', 'Alfa,Ltd,A1', 'Beta,Inc,A2', 'Gamma,,A3', 'Delta,GmbH,A4'],
  ],
  ['last columns without a heading', ['Company,Booth', 'Alfa,A1,x', 'Beta,A2,y', 'Gamma,A3,z']],
  ['separators at the end of each line', ['Company,Booth', 'Alfa,A1,,', 'Beta,A2,,']],
  [
    'a state that is written as a legal form',
    ['Company,State,Booth', 'Alfa,CO,A1', 'Beta,SA,A2', 'Gamma,NY,A3'],
  ],
])('does not mistake %s for split rows', (_, lines) => {
  const { whole, cut } = read(lines);
  expect(cut).toEqual([]);
  expect(whole).toHaveLength(lines.length - 1);
});
