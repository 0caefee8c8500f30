// Tests of an edition's stays and extra nights: real dates and weekdays in any year and month.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDatesOf } from '../edition/calendar.ts';
import {
  extraNightOptions,
  nightsBetween,
  nightsOf,
  readStayLabel,
  STAY_LIMIT,
  stayLabel,
  stayOptions,
} from './stay.ts';

const YEARS = Array.from({ length: 11 }, (_, index) => 2025 + index);

const plusDays = (date: string, days: number): string => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
};

/** Four consecutive days from any date. */
const anyDates = fc
  .date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true })
  .map((first) => [0, 1, 2, 3].map((days) => plusDays(first.toISOString().slice(0, 10), days)));

describe('stays', () => {
  it('of 2025 are the three in the specification', () => {
    expect(stayOptions(fairDatesOf(2025))).toEqual([
      { from: '2025-06-02', to: '2025-06-04', label: '2 - 4 Jun 2025' },
      { from: '2025-06-03', to: '2025-06-05', label: '3 - 5 Jun 2025' },
      { from: '2025-06-04', to: '2025-06-06', label: '4 - 6 Jun 2025' },
    ]);
  });

  it.each(YEARS)('of %i are in that year', (year) => {
    expect(stayOptions(fairDatesOf(year)).map(({ label }) => label)).toEqual([
      `2 - 4 Jun ${year}`,
      `3 - 5 Jun ${year}`,
      `4 - 6 Jun ${year}`,
    ]);
  });

  it.each([
    ['2025-05-31', '2025-06-02', '31 May - 2 Jun 2025'],
    ['2028-02-28', '2028-03-01', '28 Feb - 1 Mar 2028'],
    ['2025-12-31', '2026-01-02', '31 Dec 2025 - 2 Jan 2026'],
    ['2025-10-09', '2025-10-11', '9 - 11 Oct 2025'],
  ])('from %s to %s have the label %s', (from, to, label) => {
    expect(stayLabel(from, to)).toBe(label);
    expect(readStayLabel(label)).toEqual({ from, to });
  });

  it.each(['', 'from Monday', '2 - 4 June 2025', '2 - 4 Foo 2025', '4 - 2 Jun 2025', '02 - 4 Jun 2025'])(
    'are not read from the label %j',
    (label) => {
      expect(readStayLabel(label)).toBeNull();
    },
  );

  it('last three days and two nights, starting on the first three days of any edition', () => {
    fc.assert(
      fc.property(anyDates, (dates) => {
        const stays = stayOptions(dates);
        expect(stays.map(({ from }) => from)).toEqual(dates.slice(0, 3));
        for (const stay of stays) {
          expect(stay.to).toBe(plusDays(stay.from, 2));
          expect(nightsOf(stay)).toEqual([stay.from, plusDays(stay.from, 1)]);
        }
        expect(new Set(stays.map(({ label }) => label)).size).toBe(3);
      }),
    );
  });

  it('have the length and the number of start days that the edition sets', () => {
    const count = fc.integer({ min: 1, max: STAY_LIMIT });
    fc.assert(
      fc.property(anyDates, count, count, (dates, nights, arrivals) => {
        const terms = { nights, arrivals };
        const stays = stayOptions(dates, terms);
        expect(stays.map(({ from }) => from)).toEqual(dates.slice(0, arrivals));
        const extra = extraNightOptions(dates, terms).map(({ date }) => date);
        expect(extra).toEqual(extra.map((_, index) => plusDays(dates[0] ?? '', index - 1)));
        for (const stay of stays) {
          expect(readStayLabel(stay.label)).toEqual({ from: stay.from, to: stay.to });
          expect(nightsOf(stay)).toHaveLength(nights);
          // Guests may stay one night longer, or arrive one night earlier, than any stay.
          expect(extra).toEqual(expect.arrayContaining([...nightsOf(stay), stay.to, plusDays(stay.to, 1)]));
        }
        expect(extra).toContain(plusDays(dates[0] ?? '', -1));
      }),
    );
  });

  it('are no more than the days of a short edition', () => {
    expect(stayOptions(['2025-06-02', '2025-06-03'])).toHaveLength(2);
    expect(stayOptions([])).toEqual([]);
  });
});

describe('extra nights', () => {
  it('of 2025 are 1 to 7 June, each with its real weekday', () => {
    expect(extraNightOptions(fairDatesOf(2025))).toEqual([
      { date: '2025-06-01', weekday: 'Sun', label: '1 Jun' },
      { date: '2025-06-02', weekday: 'Mon', label: '2 Jun' },
      { date: '2025-06-03', weekday: 'Tue', label: '3 Jun' },
      { date: '2025-06-04', weekday: 'Wed', label: '4 Jun' },
      { date: '2025-06-05', weekday: 'Thu', label: '5 Jun' },
      { date: '2025-06-06', weekday: 'Fri', label: '6 Jun' },
      { date: '2025-06-07', weekday: 'Sat', label: '7 Jun' },
    ]);
  });

  it.each(YEARS)('of %i have the weekday of their date', (year) => {
    const nights = extraNightOptions(fairDatesOf(year));
    expect(nights.map(({ date }) => date)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `${year}-06-0${day}`));
    for (const { date, weekday } of nights) {
      const real = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
      expect(weekday).toBe(real.format(new Date(`${date}T12:00:00Z`)));
    }
  });

  it('begin the day before the edition, even across a month boundary', () => {
    expect(extraNightOptions(['2026-03-01']).map(({ label }) => label)).toEqual([
      '28 Feb',
      '1 Mar',
      '2 Mar',
      '3 Mar',
      '4 Mar',
      '5 Mar',
      '6 Mar',
    ]);
    fc.assert(
      fc.property(anyDates, (dates) => {
        const first = dates[0] ?? '';
        expect(extraNightOptions(dates).map(({ date }) => date)).toEqual(
          [-1, 0, 1, 2, 3, 4, 5].map((days) => plusDays(first, days)),
        );
      }),
    );
  });

  it('are empty for an edition without days', () => {
    expect(extraNightOptions([])).toEqual([]);
  });
});

it.each([
  [[], []],
  [['2026-06-02'], []],
  [['2026-06-03', '2026-06-02'], []],
  [
    ['2026-06-03', '2026-06-06', '2026-06-02'],
    ['2026-06-04', '2026-06-05'],
  ],
  [
    ['2026-05-30', '2026-06-01', '2026-06-03'],
    ['2026-05-31', '2026-06-02'],
  ],
])('between the nights %j are the nights %j', (nights, between) => {
  expect(nightsBetween(nights)).toEqual(between);
});
