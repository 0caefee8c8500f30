// What blocks the opening of registration, and what only should be better.
import { expect, it } from 'vitest';
import { type ReadinessFacts, readinessOf } from './readiness.ts';

const READY: ReadinessFacts = {
  dates: ['2027-03-01', '2027-03-02'],
  today: '2027-03-02',
  contactEmail: 'fair@example.org',
  subCategories: 12,
  exhibitors: 40,
  withoutCategory: 0,
  withoutHours: 0,
  hasOwnWords: true,
  canMail: true,
  canTakePayments: true,
};

const states = (facts: Partial<ReadinessFacts>) =>
  Object.fromEntries(readinessOf({ ...READY, ...facts }).map(({ check, state }) => [check, state]));
const others = (facts: Partial<ReadinessFacts>) =>
  Object.entries(states(facts)).filter(([, state]) => state !== 'ready');

it('has nothing to say about an edition that is ready', () => {
  expect(others({})).toEqual([]);
  expect(readinessOf(READY).map(({ check, count }) => [check, count])).toEqual([
    ['dates', 2],
    ['contacts', 0],
    ['categories', 12],
    ['exhibitors', 40],
    ['words', 0],
    ['mail', 0],
    ['payments', 0],
  ]);
});

it.each([
  [{ dates: [] }, 'dates'],
  [{ today: '2027-03-03' }, 'dates'],
  [{ subCategories: 0 }, 'categories'],
  [{ exhibitors: 0 }, 'exhibitors'],
])('%j blocks the opening', (facts, check) => {
  expect(others(facts)).toEqual([[check, 'blocking']]);
});

it.each([
  [{ contactEmail: '' }, 'contacts'],
  [{ contactEmail: 'pr@exhibition.example' }, 'contacts'],
  [{ withoutCategory: 2 }, 'exhibitors-without-category'],
  [{ withoutHours: 1 }, 'exhibitors-without-hours'],
  [{ hasOwnWords: false }, 'words'],
  [{ canMail: false }, 'mail'],
  [{ canTakePayments: false }, 'payments'],
])('%j should be mended', (facts, check) => {
  expect(others(facts)).toEqual([[check, 'mend']]);
});
