// Tests of what blocks opening registration, and of what should merely be improved.
import { expect, it } from 'vitest';
import { pastDayFault, type ReadinessFacts, readinessOf } from './readiness.ts';

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
  demoWords: [],
  demoPlace: [],
  builtInOffer: [],
  canMail: true,
  payments: 'provider',
};

const states = (facts: Partial<ReadinessFacts>) =>
  Object.fromEntries(readinessOf({ ...READY, ...facts }).map(({ check, state }) => [check, state]));
const others = (facts: Partial<ReadinessFacts>) =>
  Object.entries(states(facts)).filter(([, state]) => state !== 'ready');

it('reports nothing for an edition that is ready', () => {
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
  [{ demoWords: ['ms'] }, 'words'],
  [{ demoPlace: ['zh-Hans'] }, 'place-of-demo'],
  [{ builtInOffer: ['en'] }, 'offer-as-built-in'],
  [{ canMail: false }, 'mail'],
  [{ payments: 'missing' }, 'payments'],
  [{ payments: 'test-bank' }, 'payments-to-test-bank'],
])('%j should be fixed', (facts, check) => {
  expect(others(facts)).toEqual([[check, 'mend']]);
});

it('reports neither suggested days if none is upcoming, nor a missing provider if none is needed', () => {
  expect(others({ isUntouchedDraft: true, dates: [] })).toEqual([['dates', 'blocking']]);
  expect(others({ payments: 'not needed' })).toEqual([]);
});

it.each([
  [
    'to a month that is over',
    ['2026-06-02', '2026-06-03'],
    ['2026-04-02', '2026-04-03'],
    'edition.day-into-past',
  ],
  [
    'by one day into yesterday',
    ['2026-05-10', '2026-05-11'],
    ['2026-05-09', '2026-05-11'],
    'edition.day-into-past',
  ],
  ['by taking away what is to come', ['2026-05-09', '2026-05-11'], ['2026-05-09'], 'edition.no-day-to-come'],
  ['to today', ['2026-06-02'], ['2026-05-10'], undefined],
  ['while a day is over already', ['2026-05-09', '2026-05-11'], ['2026-05-09', '2026-05-12'], undefined],
  ['of a fair that is over', ['2026-05-08', '2026-05-09'], ['2026-05-08'], undefined],
])('moving days %s', (_, before, after, fault) => {
  expect(pastDayFault(before, after, '2026-05-10')?.code).toBe(fault);
});
