// The eight pans on grids of every size: each on its own cell, and as drawn on a grid of the designed size.
import { expect, test } from 'vitest';
import { HERO_PANS } from './hero-pans.ts';
import { mirrorCells } from './mirror-places.ts';

const coloured = (days: number, hours: number) => mirrorCells(days, hours).filter(({ color }) => color);

test('keeps the drawn positions on four days by seven hours', () => {
  const places = coloured(4, 7).map(({ column, row, color }) => [color, column, row]);
  const drawn = HERO_PANS.map(({ color, slot }) => [color, ...slot]);
  expect(new Set(places.map(String))).toEqual(new Set(drawn.map(String)));
});

test.each([
  [1, 8],
  [2, 5],
  [3, 7],
  [4, 3],
  [6, 10],
])('%i days by %i hours have a cell for each pan', (days, hours) => {
  expect(mirrorCells(days, hours)).toHaveLength(days * hours);
  expect(new Set(coloured(days, hours).map(({ color }) => color)).size).toBe(8);
});

test('fills a grid with fewer cells than pans', () => {
  expect(coloured(1, 5)).toHaveLength(5);
});
