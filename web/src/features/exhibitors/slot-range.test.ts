// Tests of ranges in the grid of hours: which cells a range contains, and where keys move the focus.
import { expect, it } from 'vitest';
import { isInRange, movedByKey } from './slot-range.ts';

const SIZE = { rows: 3, columns: 4 };

it('a range contains the rectangle between two cells, in either direction', () => {
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
