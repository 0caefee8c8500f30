// Tests of meeting days in lists with several columns for them, and in the product's own export.
import { expect, it } from 'vitest';
import { readSlot } from '../blocked-hours.ts';
import type { Cell } from '../cell.ts';
import { guessColumns } from '../columns.ts';
import { findTable } from '../table.ts';
import { guessPersonColumns } from './columns.ts';
import { personFieldOfHeading } from './fields.ts';
import { readPeople } from './person-drafts.ts';

const GRID = {
  dates: ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'],
  starts: [660, 720, 780, 840, 900, 960, 1020],
  slotMinutes: 60,
};
const KNOWN = { isCountry: () => false, isSubCategories: () => false };

/** @param rows the first has the headings */
function read(rows: readonly Cell[][], remembered: readonly [string, string | null][] = []) {
  const table = findTable(rows, { fieldOf: personFieldOfHeading });
  const columns = guessPersonColumns(table, { ...KNOWN, remembered: new Map(remembered) });
  const meetings = readPeople(table, columns).drafts.flatMap((draft) => draft.meetings);
  const slots = meetings.map((meeting) =>
    'date' in meeting ? readSlot(meeting.date, meeting.time, GRID) : null,
  );
  return { columns, slots: slots.map((slot) => slot && [slot.day, slot.minute]) };
}

it("reads back the product's own export of meetings", () => {
  const { columns, slots } = read([
    ['Reference', 'Name', 'Email', 'Exhibitor', 'Booth Number', 'Day', 'Date', 'Day of Week', 'Time'],
    ['BM-1', 'Mei', 'm@k.example', 'Nacre', 'B-1', '2', '2026-06-03', 'Wednesday', '11.00am-12.00pm'],
    ['BM-2', 'Ana', 'a@k.example', 'Nacre', 'B-1', '', '2025-06-03', 'Tuesday', '11.00am-12.00pm'],
  ]);
  expect(columns.slice(5)).toEqual([null, 'date', null, 'time']);
  expect(slots).toEqual([[2, 660], null]);
});

it.each([
  ['Day', '2', [2, 660]],
  ['Day', 2, [2, 660]],
  ['Meeting day', '4', [4, 660]],
  ['Day (1 to 4)', '1', [1, 660]],
  ['Hari / 天', '3', [3, 660]],
  ['Day', '5', null],
  ['Day', '4 June', [3, 660]],
  ['Date', '2', null],
] as const)('below %j, reads %j as a day of the edition or not at all', (heading, cell, slot) => {
  expect(
    read([
      ['Email', 'Booth', heading, 'Time'],
      ['m@k.example', 'B-1', cell, '11 am'],
    ]).slots,
  ).toEqual([slot]);
});

it('of two columns for the day uses the one with dates, else the first', () => {
  const list = (day: Cell, date: Cell) => [
    ['Email', 'Booth', 'Day', 'Date', 'Time'],
    ['m@k.example', 'B-1', day, date, '11 am'],
  ];
  expect(read(list('Wed', { date: '2026-06-03' })).slots).toEqual([[2, 660]]);
  expect(read(list('3 June', '4 June')).slots).toEqual([[2, 660]]);
  expect(read(list('3', 'in the morning')).slots).toEqual([[3, 660]]);
  expect(read(list('3', '2026-06-03'), [['date', null]]).slots).toEqual([[3, 660]]);
  const exhibitors = findTable([
    ['Company', 'Booth', 'Day', 'Date', 'Time'],
    ['Nacre', 'B-1', '2', '2026-06-03', '11 am'],
  ]);
  expect(guessColumns(exhibitors, { ...KNOWN, remembered: new Map() })).toEqual([
    'company',
    'booth',
    null,
    'blockedDay',
    'blockedTime',
  ]);
});

it('a salutation is not a job title, and a registration date is not a meeting', () => {
  const { columns, slots } = read([
    ['Title', 'Name', 'Affiliation', 'Position', 'Email', 'Date', 'Time'],
    ['Ms', 'Mei', 'Kenari', 'Buyer', 'm@k.example', '05.02.2027', '11 am'],
    ['Dr.', 'Ana', 'Kenari', 'Owner', 'a@k.example', '06.02.2027', '12 am'],
    ['Prof. Dr.', 'Bo', 'Kenari', '', 'b@k.example', '', ''],
  ]);
  expect(columns).toEqual([null, 'name', 'companyName', 'designation', 'email', null, null]);
  expect(slots).toEqual([]);
  const title = read([
    ['Title', 'Name', 'Email'],
    ['Ms', 'Mei', 'm@k.example'],
    ['Buyer', 'Ana', 'a@k.example'],
  ]);
  expect(title.columns[0]).toBe('designation');
  const chosen = read(
    [
      ['Title', 'Date', 'Email'],
      ['Ms', '3 June', 'm@k.example'],
    ],
    [
      ['title', 'designation'],
      ['date', 'date'],
    ],
  );
  expect(chosen.columns).toEqual(['designation', 'date', 'email']);
});
