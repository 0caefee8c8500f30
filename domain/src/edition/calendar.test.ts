// Tests of the edition's calendar on any day, in any year, in any machine time zone.
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateLabel, dayOfWeek, fairDatesOf, fairDaysOn, longDateLabel } from './calendar.ts';
import { fairDateAt, hasBegun, slotStartsAt, upcomingFairYear } from './fair-time.ts';
import { DEFAULT_TIME_ZONE } from './time-zone.ts';

/** Sakamoto's method: an independent weekday calculation without Date. */
function weekdayByArithmetic(date: string): string {
  const [y = 0, month = 0, day = 0] = date.split('-').map(Number);
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] ?? 0;
  const year = month < 3 ? y - 1 : y;
  const index =
    (year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + shift + day) % 7;
  return ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][index] ?? '';
}

describe('weekdays of the fair', () => {
  it.each([
    [2025, ['Monday', 'Tuesday', 'Wednesday', 'Thursday']],
    [2026, ['Tuesday', 'Wednesday', 'Thursday', 'Friday']],
    [2027, ['Wednesday', 'Thursday', 'Friday', 'Saturday']],
    [2028, ['Friday', 'Saturday', 'Sunday', 'Monday']],
  ])('%i runs on %j', (year, weekdays) => {
    expect(fairDaysOn(fairDatesOf(year)).map((day) => day.dayOfWeek)).toEqual(weekdays);
  });

  it('are correct in every year from 2025 to 2035', () => {
    for (let year = 2025; year <= 2035; year += 1) {
      const days = fairDaysOn(fairDatesOf(year));
      expect(days).toEqual(
        [2, 3, 4, 5].map((dayOfMonth, index) => ({
          day: index + 1,
          date: `${year}-06-0${dayOfMonth}`,
          dayOfWeek: weekdayByArithmetic(`${year}-06-0${dayOfMonth}`),
          label: `0${dayOfMonth} June`,
        })),
      );
    }
  });

  it('agree with arithmetic on every date of four centuries', () => {
    const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2300-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (instant) => {
        const date = instant.toISOString().slice(0, 10);
        expect(dayOfWeek(date)).toBe(weekdayByArithmetic(date));
      }),
    );
  });

  it('throw for an invalid date', () => {
    expect(() => dayOfWeek('soon')).toThrow(RangeError);
    expect(() => dateLabel('2025-13-01')).toThrow(RangeError);
  });
});

describe('labels of dates', () => {
  it.each([
    ['2025-06-02', '02 June', '02 June 2025'],
    ['2026-06-05', '05 June', '05 June 2026'],
    ['2027-01-31', '31 January', '31 January 2027'],
    ['2027-12-09', '09 December', '09 December 2027'],
  ])('%s is %s, %s', (date, short, long) => {
    expect([dateLabel(date), longDateLabel(date)]).toEqual([short, long]);
  });
});

describe('the year of the coming edition', () => {
  it.each([
    ['the first instant of the year at the fair', '2024-12-31T16:00:00Z', 2025],
    ['the last instant of the year before', '2024-12-31T15:59:59.999Z', 2025],
    ['5 June begins', '2025-06-04T16:00:00Z', 2025],
    ['5 June, last millisecond', '2025-06-05T15:59:59.999Z', 2025],
    ['6 June begins at the fair, still 5 June in Greenwich', '2025-06-05T16:00:00Z', 2026],
    ['6 June in the Americas too', '2025-06-06T12:00:00Z', 2026],
    ['New Year at the fair, still the old year in Greenwich', '2025-12-31T16:00:00Z', 2026],
    ['in the middle of the fair', '2026-06-03T06:05:00Z', 2026],
    ['the end of 2026', '2026-06-05T16:00:00Z', 2027],
    ['the end of a leap year', '2028-06-05T16:00:00Z', 2029],
  ])('%s', (_when, instant, year) => {
    expect(upcomingFairYear(new Date(instant), DEFAULT_TIME_ZONE)).toBe(year);
  });

  it('never returns a fair that is over, and never skips a coming one', () => {
    const instants = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2036-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (now) => {
        const year = upcomingFairYear(now, DEFAULT_TIME_ZONE);
        const endOf = (of: number) => Date.UTC(of, 5, 5, 16);
        expect(now.getTime()).toBeLessThan(endOf(year));
        expect(now.getTime()).toBeGreaterThanOrEqual(endOf(year - 1));
      }),
    );
  });
});

describe('the date at the fair', () => {
  it.each([
    ['2025-06-04T15:59:59.999Z', '2025-06-04'],
    ['2025-06-04T16:00:00.000Z', '2025-06-05'],
    ['2025-12-31T16:00:00.000Z', '2026-01-01'],
    ['2028-02-28T16:00:00.000Z', '2028-02-29'],
  ])('at %s is %s', (instant, date) => {
    expect(fairDateAt(new Date(instant), DEFAULT_TIME_ZONE)).toBe(date);
  });
});

describe('the start of a slot', () => {
  it.each([
    ['2025-06-02', 660, '2025-06-02T03:00:00.000Z'],
    ['2025-06-05', 1020, '2025-06-05T09:00:00.000Z'],
    ['2025-06-02', 0, '2025-06-01T16:00:00.000Z'],
    ['2025-06-02', 480, '2025-06-02T00:00:00.000Z'],
    ['2025-06-02', 695, '2025-06-02T03:35:00.000Z'],
  ])('%s at %i is %s', (date, minute, instant) => {
    expect(slotStartsAt(date, minute, DEFAULT_TIME_ZONE).toISOString()).toBe(instant);
  });

  it('begins at its first millisecond, not before', () => {
    const start = Date.parse('2026-06-03T06:00:00Z');
    expect(hasBegun('2026-06-03', 840, new Date(start - 1), DEFAULT_TIME_ZONE)).toBe(false);
    expect(hasBegun('2026-06-03', 840, new Date(start), DEFAULT_TIME_ZONE)).toBe(true);
    expect(hasBegun('2026-06-03', 840, new Date(start + 5 * 60_000), DEFAULT_TIME_ZONE)).toBe(true);
    expect(hasBegun('2026-06-03', 900, new Date(start + 5 * 60_000), DEFAULT_TIME_ZONE)).toBe(false);
    expect(hasBegun('2026-06-04', 660, new Date(start + 5 * 60_000), DEFAULT_TIME_ZONE)).toBe(false);
  });
});

describe('the time zone of the machine', () => {
  const ZONES = [
    'UTC',
    'Asia/Kuala_Lumpur',
    'America/Los_Angeles',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  ];
  const script = `
    import * as calendar from ${JSON.stringify(new URL('./calendar.ts', import.meta.url).href)};
    import * as fairTime from ${JSON.stringify(new URL('./fair-time.ts', import.meta.url).href)};
    const zone = ${JSON.stringify(DEFAULT_TIME_ZONE)};
    const now = new Date('2025-06-05T15:59:59.999Z');
    const later = new Date('2025-06-05T16:00:00Z');
    process.stdout.write(JSON.stringify({
      offset: now.getTimezoneOffset(),
      seen: [
        [now, later].map((at) => fairTime.upcomingFairYear(at, zone)),
        [now, later].map((at) => fairTime.fairDateAt(at, zone)),
        [2025, 2026, 2027, 2028].map((year) => calendar.fairDaysOn(calendar.fairDatesOf(year))),
        fairTime.slotStartsAt('2026-03-08', 120, zone).toISOString(),
        fairTime.slotStartsAt('2025-06-02', 660, zone).toISOString(),
        fairTime.hasBegun('2025-06-05', 1020, now, zone),
        calendar.longDateLabel('2025-06-02'),
      ],
    }));`;

  it('makes no difference', () => {
    const answers = ZONES.map((zone) => {
      const child = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        encoding: 'utf8',
        env: { ...process.env, TZ: zone },
      });
      expect(child.stderr).toBe('');
      return JSON.parse(child.stdout);
    });
    // The processes really ran in different time zones.
    expect(answers.map((answer) => answer.offset)).toEqual([0, -480, 420, -840, 660]);
    for (const answer of answers) expect(answer.seen).toEqual(answers[0].seen);
    expect(answers[0].seen[0]).toEqual([2025, 2026]);
  }, 60_000);
});
