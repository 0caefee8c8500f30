// Days and hours follow from the choices: another first day, another number of days, another meeting length.
import { expect, it } from 'vitest';
import { movedTo, startsToChoose, withCount, withLength } from './grid.ts';

const DATES = ['2026-06-02', '2026-06-03', '2026-06-05'];

it('moves all days with the first one, across the end of a month', () => {
  expect(movedTo(DATES, '2026-06-29')).toEqual(['2026-06-29', '2026-06-30', '2026-07-02']);
  expect(movedTo([], '2026-06-29')).toEqual(['2026-06-29']);
});

it('adds days after the last one, and drops the last ones', () => {
  expect(withCount(DATES, 5)).toEqual([...DATES, '2026-06-06', '2026-06-07']);
  expect(withCount(DATES, 2)).toEqual(DATES.slice(0, 2));
});

it('fills the same hours with slots of another length', () => {
  const day = { starts: [660, 720, 780, 840, 900, 960, 1020], slotMinutes: 60 };
  expect(withLength(day, 30)).toEqual(Array.from({ length: 14 }, (_, index) => 660 + index * 30));
  expect(withLength(day, 45)).toEqual([660, 705, 750, 795, 840, 885, 930, 975, 1020]);
  expect(withLength({ starts: [660], slotMinutes: 30 }, 60)).toEqual([660]);
});

it('offers the hours in between and one before and after, without overlaps and not past midnight', () => {
  expect(startsToChoose([660, 780], [660, 720, 780], 60)).toEqual([600, 660, 720, 780, 840]);
  expect(startsToChoose([660, 750], [660, 750], 60)).toEqual([600, 660, 750]);
  expect(startsToChoose([0, 1380], [0, 1380], 60).at(-1)).toBe(1380);
});
