// Tests that days and hours as written in lists are matched to the days and hours of an edition.
import { describe, expect, it } from 'vitest';
import { readBlockedHours, readSlot } from './blocked-hours.ts';
import type { Cell } from './cell.ts';
import { readRows } from './row-drafts.ts';
import { findTable } from './table.ts';

/** Tuesday to Friday. */
const GRID = {
  dates: ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'],
  starts: [660, 720, 780, 840, 900, 960, 1020],
  slotMinutes: 60,
};
const slotOf = (cell: Cell, time: Cell = '') => {
  const slot = readSlot(cell, time, GRID);
  return slot && [slot.day, slot.minute];
};
const blockedBy = (cell: Cell, time: Cell = '') =>
  readBlockedHours(cell, time, GRID).slots.map(({ day, minute }) => [day, minute]);

describe('a date in another year is not in the edition', () => {
  it.each<Cell>([
    '03/06/2019',
    '03/06/19',
    '3-6-2025',
    '2 June 2025',
    '2 June, 2025',
    '2nd of June 2025',
    'June 2, 2024',
    'June 2 2024',
    '2018-06-03',
    '2018/06/03',
    '2-Jun-25',
    '2-Jun-2025',
    '2025年6月3日',
    '25年6月3日',
    { date: '2025-06-04' },
    45811,
    'Day 1 (2 June 2025)',
  ])('%j', (date) => {
    expect(slotOf(date, '11 am')).toBeNull();
    expect(readBlockedHours(date, '11 am', GRID)).toMatchObject({ slots: [], unread: [expect.any(String)] });
    expect(blockedBy(date)).toEqual([]);
    if (typeof date === 'string') expect(slotOf(`${date} 11 am`)).toBeNull();
  });
});

it.each<Cell>([
  'Mon 2 June',
  'Monday, 2 June 2026',
  '周一 6月2日',
  'Isnin 2 Jun',
  'Tue-Wed 2 June',
  'Day 2, 2 June',
])('%j contradicts itself and is rejected', (date) => {
  expect(slotOf(date, '11 am')).toBeNull();
  expect(blockedBy(date, '11 am')).toEqual([]);
});

it('a weekday or date in the time cell must match the date', () => {
  expect(slotOf('2 June', 'Wed 11 am')).toBeNull();
  expect(slotOf('2 June', { date: '2026-06-03T11:00' })).toBeNull();
  expect(slotOf('2 June', { date: '2026-06-02T11:00' })).toEqual([1, 660]);
});

it.each<Cell>([
  '2 June',
  '02 June',
  '2nd June',
  '2nd of June, 2026',
  '2. Juni',
  '2 Jun 2026',
  '02Jun',
  '2-Jun',
  '2-Jun-26',
  '02-JUN-2026',
  '2/Jun/2026',
  'June 2',
  'Jun. 2nd, 2026',
  'June 2 2026',
  '2026-06-02',
  '2026-6-2',
  '2026/06/02',
  '2026.06.02',
  '2026-06-02 00:00:00',
  '02-06-2026',
  '02.06.2026',
  '02/06/2026',
  '02/06/26',
  '2/6',
  '6月2日',
  '2026年6月2号',
  '26年6月2日',
  '２０２６年６月２日',
  'Tue 2 June',
  'Tuesday, 2 June 2026',
  'Selasa 2 Jun 2026',
  '周二 6月2日',
  'Day 1',
  'Hari 1',
  'день 1',
  '第1天',
  'Day 1 (2 June)',
  'Day 1, Tue 2-Jun-26',
  46175,
  { date: '2026-06-02' },
])('%j is parsed as the first day', (date) => {
  expect(slotOf(date, '3 pm')).toEqual([1, 900]);
  expect(blockedBy(date, '3 pm')).toEqual([[1, 900]]);
  if (typeof date === 'string' && !date.endsWith('00')) expect(slotOf(`${date} 3 pm`)).toEqual([1, 900]);
});

it.each<Cell>([
  '3 pm',
  '3pm',
  '3:00 p.m.',
  '3 P.M.',
  '3.00 PM',
  '15:00',
  '15:00:00',
  '15.00',
  '1500',
  1500,
  '1500 hrs',
  '1500h',
  '15h00',
  '15:00 hrs',
  '@ 3 pm',
  'at 3 pm',
  '3-4 pm',
  '3:00-4:00 pm',
  '3 pm to 4 pm',
  '3.00pm-4.00pm',
  '1500-1600',
  '3 petang',
  '下午3点',
  0.625,
  { date: '1899-12-30T15:00' },
  { date: '2026-06-03T15:00' },
])('%j is parsed as 3 pm', (time) => {
  expect(slotOf('3 June', time)).toEqual([2, 900]);
  expect(blockedBy('3 June', time)).toEqual([[2, 900]]);
});

it.each(['12 noon', '12:00 noon', 'noon', '12nn', '12 pm', '12 tengah hari', '1200', '12', '12-1 pm'])(
  '%j is parsed as noon',
  (time) => {
    expect(slotOf('2 June', time)).toEqual([1, 720]);
    expect(slotOf(`2 June ${time}`)).toEqual([1, 720]);
    expect(slotOf(`${time} 2 June`)).toEqual([1, 720]);
  },
);

it('parses a time after a year, and rejects an ambiguous one that could be a year', () => {
  expect(slotOf('2 June 2026 1500')).toEqual([1, 900]);
  expect(slotOf('2 June 1500')).toEqual([1, 900]);
  expect(slotOf('2-Jun-11 am')).toEqual([1, 660]);
  expect(slotOf('11:30 June 2')).toBeNull();
  expect(slotOf('2 June 2000')).toBeNull();
});

it('a bare number is not a day, since it could be a day of the month', () => {
  expect(slotOf(2, '11 am')).toBeNull();
  expect(slotOf('2', '11 am')).toBeNull();
});

it('parses ranges of hours to block', () => {
  expect(blockedBy('2 June', '2-4 pm')).toEqual([
    [1, 840],
    [1, 900],
  ]);
  expect(blockedBy('2 June', '11-1 pm')).toEqual([
    [1, 660],
    [1, 720],
  ]);
  expect(blockedBy('Tue 2-Jun-26')).toHaveLength(7);
  expect(blockedBy('02 June 11 am; Day 3; 2019-06-04')).toHaveLength(8);
});

it('a number below "Day" in a list of exhibitors is a day of the edition', () => {
  const table = findTable([
    ['Company', 'Day', 'Time'],
    ['Nacre', '2', '11 am'],
  ]);
  const [draft] = readRows(table, ['company', 'blockedDay', 'blockedTime']).drafts;
  expect(blockedBy(draft?.blocked ?? '', draft?.blockedTime ?? '')).toEqual([[2, 660]]);
});
