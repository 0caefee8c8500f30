// What blocks the opening of registration, and what only should be better.
import { expect, it } from 'vitest';
import { type ReadinessFacts, readinessOf } from './readiness.ts';

const READY: ReadinessFacts = {
  dates: ['2027-03-01', '2027-03-02'],
  today: '2027-03-02',
  isUntouchedDraft: false,
  name: 'Spring Fair',
  contactEmail: 'fair@example.org',
  contactWhatsapp: '',
  subCategories: 12,
  exhibitors: 40,
  withoutCategory: 0,
  withoutHours: 0,
  hasOwnWords: true,
  hasOwnPlace: true,
  hasOwnOffer: true,
  canMail: true,
  payments: 'provider',
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

it.each<[Partial<ReadinessFacts>, string]>([
  [{ contactEmail: '' }, 'contacts'],
  [{ contactEmail: 'pr@exhibition.example' }, 'contacts'],
  [{ isUntouchedDraft: true }, 'dates-as-suggested'],
  [{ name: 'New exhibition' }, 'name-of-placeholder'],
  [{ name: 'International Beauty Exhibition' }, 'name-of-placeholder'],
  [{ contactWhatsapp: '+60 12-000 0000' }, 'whatsapp-of-demo'],
  [{ withoutCategory: 2 }, 'exhibitors-without-category'],
  [{ withoutHours: 1 }, 'exhibitors-without-hours'],
  [{ hasOwnWords: false }, 'words'],
  [{ hasOwnPlace: false }, 'place-of-demo'],
  [{ hasOwnOffer: false }, 'offer-as-built-in'],
  [{ canMail: false }, 'mail'],
  [{ payments: 'missing' }, 'payments'],
  [{ payments: 'test-bank' }, 'payments-to-test-bank'],
])('%j should be mended', (facts, check) => {
  expect(others(facts)).toEqual([[check, 'mend']]);
});

it('says nothing of suggested days where none is to come, nor of a provider that is not needed', () => {
  expect(others({ isUntouchedDraft: true, dates: [] })).toEqual([['dates', 'blocking']]);
  expect(others({ payments: 'not needed' })).toEqual([]);
});
