// Tests of local time and instants in zones with daylight saving time, without it, and with half-hour offsets.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDaysIn } from './fair-time.ts';
import { instantOf, isTimeZone, localTime, offsetAt, timeZoneNamed } from './time-zone.ts';
import { zoneHeading, zoneLabelAt, zoneLabelOf } from './zone-label.ts';

const iso = (at: number): string => new Date(at).toISOString();
const DAY_MS = 86_400_000;
/** Local time with a fixed offset all year. */
const atFixedOffset = (date: string, minute: number, offset: number) =>
  Date.parse(date) + (minute - offset) * 60_000;

describe('the instant of a local time', () => {
  it.each([
    ['Asia/Kuala_Lumpur', '2026-06-02', 660, '2026-06-02T03:00:00.000Z'],
    ['Asia/Dubai', '2026-11-02', 630, '2026-11-02T06:30:00.000Z'],
    ['Asia/Kolkata', '2026-06-02', 660, '2026-06-02T05:30:00.000Z'],
    ['America/St_Johns', '2026-01-31', 660, '2026-01-31T14:30:00.000Z'],
    ['America/St_Johns', '2026-07-31', 660, '2026-07-31T13:30:00.000Z'],
    // Clocks go back on Sunday 25 October at 3 am.
    ['Europe/Berlin', '2026-10-24', 660, '2026-10-24T09:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', 660, '2026-10-25T10:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24', 1440, '2026-10-24T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24', 1440 + 660, '2026-10-25T10:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-06-02', 0, '2026-06-01T10:00:00.000Z'],
    ['UTC', '2026-06-02', 0, '2026-06-02T00:00:00.000Z'],
  ])('%s on %s at %i is %s', (zone, date, minute, instant) => {
    expect(iso(instantOf(date, minute, zone))).toBe(instant);
  });

  it('is the first of two for a repeated time, and shifted by the skipped duration for a skipped time', () => {
    expect(iso(instantOf('2026-10-25', 150, 'Europe/Berlin'))).toBe('2026-10-25T00:30:00.000Z');
    // 2:30 am on 29 March does not exist: it becomes 3:30 am.
    expect(iso(instantOf('2026-03-29', 150, 'Europe/Berlin'))).toBe('2026-03-29T01:30:00.000Z');
    expect(iso(localTime(instantOf('2026-03-29', 150, 'Europe/Berlin'), 'Europe/Berlin'))).toBe(
      '2026-03-29T03:30:00.000Z',
    );
  });

  const ZONES = [
    'Europe/Berlin',
    'Asia/Kolkata',
    'Asia/Dubai',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'Asia/Kuala_Lumpur',
  ];
  const dates = fc
    .integer({ min: Date.parse('2025-01-01') / DAY_MS, max: Date.parse('2036-01-01') / DAY_MS })
    .map((day) => iso(day * DAY_MS).slice(0, 10));
  const times = fc.tuple(dates, fc.integer({ min: 0, max: 1439 }));

  it.each(ZONES)('converts back to the same local time outside skipped hours, in %s', (zone) => {
    fc.assert(
      fc.property(times, ([date, minute]) => {
        const local = Date.parse(date) + minute * 60_000;
        const back = localTime(instantOf(date, minute, zone), zone);
        // Only in a skipped hour is it later, by exactly the skipped duration.
        if (back === local) return;
        const skipped = offsetAt(local + DAY_MS, zone) - offsetAt(local - DAY_MS, zone);
        expect(skipped).toBeGreaterThan(0);
        expect(back - local).toBe(skipped * 60_000);
      }),
    );
  });

  it('differs from that at a fixed offset, for half of the year in Berlin', () => {
    const differs = fc.check(
      fc.property(times, ([date, minute]) => {
        expect(instantOf(date, minute, 'Europe/Berlin')).toBe(atFixedOffset(date, minute, 60));
      }),
    );
    expect(differs.failed).toBe(true);
  });

  it('is never before that of an earlier local time, outside the repeated hour', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 240, max: 1438 }), (date, minute) => {
        expect(instantOf(date, minute + 1, 'Europe/Berlin') - instantOf(date, minute, 'Europe/Berlin')).toBe(
          60_000,
        );
      }),
    );
  });
});

describe('the label of a zone', () => {
  it.each([
    ['Asia/Kuala_Lumpur', '2026-06-02T03:00:00Z', 'UTC+8'],
    ['Asia/Kolkata', '2026-06-02T03:00:00Z', 'UTC+5:30'],
    ['Asia/Dubai', '2026-06-02T03:00:00Z', 'UTC+4'],
    ['America/St_Johns', '2026-01-02T03:00:00Z', 'UTC-3:30'],
    ['America/St_Johns', '2026-06-02T03:00:00Z', 'UTC-2:30'],
    ['Europe/London', '2026-01-02T03:00:00Z', 'UTC'],
    ['Europe/Berlin', '2026-10-25T00:59:59Z', 'UTC+2'],
    ['Europe/Berlin', '2026-10-25T01:00:00Z', 'UTC+1'],
  ])('of %s at %s is %s', (zone, instant, label) => {
    expect(zoneLabelAt(Date.parse(instant), zone)).toBe(label);
  });

  it('lists both offsets if the clocks change between the days, and each day has its own', () => {
    const dates = ['2026-10-24', '2026-10-25', '2026-10-26'];
    const times = dates.map((date) => ({ date, minute: 660 }));
    expect(zoneLabelOf(times, 'Europe/Berlin')).toBe('UTC+2 / UTC+1');
    expect(fairDaysIn(dates, 660, 'Europe/Berlin').map(({ utcOffsetLabel }) => utcOffsetLabel)).toEqual([
      'UTC+2',
      'UTC+1',
      'UTC+1',
    ]);
    expect(zoneLabelOf(times, 'Asia/Dubai')).toBe('UTC+4');
    expect(fairDaysIn(dates, 660, 'Asia/Dubai').some((day) => 'utcOffsetLabel' in day)).toBe(false);
  });

  it('as a column heading is the offset, or the zone name if the offset changes within half a year', () => {
    expect(zoneHeading('2026-06-02', 'Asia/Kuala_Lumpur')).toBe('UTC+8');
    expect(zoneHeading('2026-06-02', 'Europe/Berlin')).toBe('Europe/Berlin');
    expect(zoneHeading('2026-10-25', 'America/St_Johns')).toBe('America/St_Johns');
  });
});

it.each([
  ['Asia/Kuala_Lumpur', true],
  ['Asia/Kolkata', true],
  ['UTC', true],
  ['Asia/Atlantis', false],
  ['+08:00', false],
  ['UTC+8', false],
  ['', false],
  [' Asia/Dubai', false],
])('isTimeZone of %s: %s', (text, expected) => {
  expect(isTimeZone(text)).toBe(expected);
});

it.each([
  ['Dubai', 'Asia/Dubai'],
  ['kuala lumpur', 'Asia/Kuala_Lumpur'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Atlantis', 'Atlantis'],
])('%s is parsed as the zone %s', (text, expected) => {
  expect(timeZoneNamed(text)).toBe(expected);
});
