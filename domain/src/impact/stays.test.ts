// Tests that a whole stay moves with the day on which it begins.
import { expect, it } from 'vitest';
import { datesAfter } from './grid.ts';
import { movedStay } from './stays.ts';

const DAYS = ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'];
const NEXT_WEEK = ['2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12'];
const STAY = { from: '2026-06-03', to: '2026-06-05', extraNights: ['2026-06-01', '2026-06-07'] };

it.each([
  [
    'postponed by a week, over the days of before',
    NEXT_WEEK,
    { from: '2026-06-10', to: '2026-06-12', extraNights: ['2026-06-08', '2026-06-14'] },
  ],
  [
    'brought forward by a day',
    ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'],
    { from: '2026-06-02', to: '2026-06-04', extraNights: ['2026-05-31', '2026-06-06'] },
  ],
  ['on the days of before', DAYS, null],
  ['without its day', ['2026-06-02', '2026-06-04', '2026-06-05'], null],
  [
    'with one day moved that is not its first',
    ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-08'],
    null,
  ],
])('%s', (_, after, moved) => {
  expect(movedStay(STAY, datesAfter(DAYS, after))).toEqual(moved);
});
