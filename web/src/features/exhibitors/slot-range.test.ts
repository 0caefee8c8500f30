// Ranges of hours in a grid: which cells they hold, where keys move, and what a press does.
import { expect, it } from 'vitest';
import { isInRange, movedByKey, pressed, sameSlots } from './slot-range.ts';

const SIZE = { rows: 3, columns: 4 };

it('a range holds the rectangle between two cells, in either direction', () => {
  const from = { row: 2, column: 1 };
  const to = { row: 0, column: 2 };
  expect(isInRange({ row: 1, column: 2 }, from, to)).toBe(true);
  expect(isInRange({ row: 1, column: 3 }, from, to)).toBe(false);
  expect(isInRange({ row: 1, column: 1 }, to, from)).toBe(true);
});

it('keys move within the grid and stop at its edge', () => {
  expect(movedByKey('ArrowDown', { row: 0, column: 0 }, SIZE)).toEqual({ row: 1, column: 0 });
  expect(movedByKey('ArrowUp', { row: 0, column: 0 }, SIZE)).toBeNull();
  expect(movedByKey('End', { row: 1, column: 0 }, SIZE)).toEqual({ row: 1, column: 3 });
  expect(movedByKey('a', { row: 1, column: 0 }, SIZE)).toBeNull();
});

it('a press blocks what is open, and opens a range that is blocked as a whole', () => {
  const one = { day: 1, minute: 660 };
  const other = { day: 1, minute: 720 };
  expect(pressed([one], [one, other])).toEqual([one, other]);
  expect(pressed([one, other], [one, other])).toEqual([]);
  expect(pressed([one, other], [one])).toEqual([other]);
});

it('lists of hours are equal in any order', () => {
  const slots = [
    { day: 1, minute: 660 },
    { day: 2, minute: 660 },
  ];
  expect(sameSlots(slots, slots.toReversed())).toBe(true);
  expect(sameSlots(slots, slots.slice(1))).toBe(false);
});
