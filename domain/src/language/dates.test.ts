// Tests of date formats: English as specified, the other languages by their own conventions.
import { expect, it } from 'vitest';
import * as stays from '../booking/stay-words.ts';
import { DEFAULT_TIME_ZONE } from '../edition/time-zone.ts';
import { moneyLabel } from './amounts.ts';
import { clockLabel } from './clock-label.ts';
import * as dates from './dates.ts';
import { instantLabel, recentLabel } from './instants.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { periodLabel } from './periods.ts';

const LUNCH = Date.parse('2026-06-02T04:05:00Z');

it.each([
  ['dateLabel', dates.dateLabel('2025-06-02', 'en'), '02 June 2025'],
  ['dayLabel', dates.dayLabel('2025-06-02', 'en'), '02 June'],
  ['weekdayName', dates.weekdayName('2025-06-02', 'en'), 'Monday'],
  ['weekdayShort', dates.weekdayShort('2025-06-05', 'en'), 'Thu'],
  ['fullDateLabel', dates.fullDateLabel('2025-06-02', 'en'), 'Monday, 02 June 2025'],
  ['periodLabel', periodLabel('2025-06-02', '2025-06-05', 'en'), '02 to 05 June 2025'],
  ['periodLabel', periodLabel('2025-05-30', '2025-06-02', 'en'), '30 May to 02 June 2025'],
  ['periodLabel', periodLabel('2025-12-30', '2026-01-02', 'en'), '30 December 2025 to 02 January 2026'],
  ['stayRange', stays.stayRange('2025-06-02', '2025-06-04', 'en'), '2 - 4 Jun 2025'],
  ['nightOf', stays.nightOf('2025-06-02', 'en'), '2 Jun'],
  ['hourShort', dates.hourShort(660, 'en'), '11 am'],
  ['timeRange', dates.timeRange(660, 60, 'en'), '11.00am-12.00pm'],
  ['hourLabel', dates.hourLabel(660, 'en'), '11 am'],
  ['clockLabel', clockLabel(LUNCH, 'en', DEFAULT_TIME_ZONE), '12.05pm'],
  ['instantLabel', instantLabel(LUNCH, 'en', DEFAULT_TIME_ZONE), '02 June 2026, 12.05pm'],
  ['recentLabel', recentLabel(LUNCH, LUNCH, 'en', DEFAULT_TIME_ZONE), '12.05pm'],
  ['moneyLabel', moneyLabel(135_000, 'en', 'MYR'), 'RM 1,350.00'],
  ['listLabel', dates.listLabel(['02', '03', '05 June'], 'en'), '02, 03 and 05 June'],
])('English %s', (_name, written, expected) => {
  expect(written).toBe(expected);
});

it.each<[Language, Record<string, string | RegExp>]>([
  [
    'ms',
    {
      date: '2 Jun 2025',
      day: '2 Jun',
      weekday: 'Isnin',
      short: 'Isn',
      full: 'Isnin, 2 Jun 2025',
      morning: '11:00 pagi–12:00 tengah hari',
      last: '11:00 malam–12:00 tengah malam',
      hour: /^5 petang$/,
      instant: /^2 Jun 2026, 12:05 tengah hari$/,
      money: 'RM 1,350.00',
      slot: /^2 Jun 2025, 11:00 pagi/,
      list: 'a, b dan c',
      period: /^2 ?– ?5 Jun 2025$/,
    },
  ],
  [
    'zh-Hans',
    {
      date: '2025年6月2日',
      day: '6月2日',
      weekday: '星期一',
      short: '周一',
      full: '2025年6月2日星期一',
      morning: '11:00–12:00',
      last: /^23:00–0?0:00$/,
      hour: '17:00',
      instant: '2026年6月2日 12:05',
      money: 'RM 1,350.00',
      slot: '2025年6月2日 11:00–12:00',
      list: 'a、b和c',
      period: '2025年6月2日至6月5日',
    },
  ],
])('%s', (language, expected) => {
  const written: Record<string, string> = {
    date: dates.dateLabel('2025-06-02', language),
    day: dates.dayLabel('2025-06-02', language),
    weekday: dates.weekdayName('2025-06-02', language),
    short: dates.weekdayShort('2025-06-02', language),
    full: dates.fullDateLabel('2025-06-02', language),
    morning: dates.timeRange(660, 60, language),
    last: dates.timeRange(1380, 60, language),
    hour: dates.hourLabel(1020, language),
    instant: instantLabel(LUNCH, language, DEFAULT_TIME_ZONE),
    money: moneyLabel(135_000, language, 'MYR'),
    slot: dates.slotInWords('2025-06-02', '11.00am-12.00pm', language),
    list: dates.listLabel(['a', 'b', 'c'], language),
    period: periodLabel('2025-06-02', '2025-06-05', language),
  };
  for (const [name, words] of Object.entries(expected))
    expect([name, written[name]]).toEqual([name, expect.stringMatching(words)]);
});

it.each(LANGUAGES)(
  '%s: a period across two years includes both, and today is formatted more briefly than other days',
  (language) => {
    const years = stays.stayRange('2025-12-31', '2026-01-02', language);
    expect(years).toContain('2025');
    expect(years).toContain('2026');
    const [today, thisYear, another] = [LUNCH, LUNCH + 5 * 86_400_000, LUNCH + 365 * 86_400_000].map((now) =>
      recentLabel(LUNCH, now, language, DEFAULT_TIME_ZONE),
    );
    expect(today).toBe(clockLabel(LUNCH, language, DEFAULT_TIME_ZONE));
    expect(thisYear).toContain(dates.dayLabel('2026-06-02', language));
    expect(thisYear).not.toContain('2026');
    expect(another).toBe(instantLabel(LUNCH, language, DEFAULT_TIME_ZONE));
  },
);

it.each<[Language, string, string]>([
  ['en', '2 - 4 Jun 2025', '2.00pm-3.00pm'],
  ['zh-Hans', '2025年6月2日至6月4日', '14:00–15:00'],
])('%s: translates stays and times given in English', (language, stay, range) => {
  expect(stays.stayInWords('2 - 4 Jun 2025', language)).toBe(stay);
  expect(dates.rangeInWords('2.00pm-3.00pm', language)).toBe(range);
  expect(dates.rangeInWords('2 pm', language)).toBe(dates.hourLabel(840, language));
  expect(stays.stayInWords('in spring', language)).toBe('in spring');
  expect(dates.rangeInWords('after lunch', language)).toBe('after lunch');
});

it.each<[Language, string, string]>([
  ['en', '9.15am-9.45am', '9.15 am'],
  ['ms', '9:15–9:45 pagi', '9:15 pagi'],
  ['zh-Hans', '9:15–9:45', '9:15'],
])('%s: formats a half-hour slot that does not start on the hour', (language, range, label) => {
  expect(dates.timeRange(555, 30, language)).toBe(range);
  expect(dates.hourLabel(555, language)).toBe(label);
  expect(dates.rangeInWords('9.15am-9.45am', language)).toBe(range);
  for (const time of ['9.15 am', '09:15']) expect(dates.rangeInWords(time, language)).toBe(label);
});

const MAY_AND_JUNE = ['2025-05-30', '2025-06-02', '2025-06-03', '2025-06-04'];
it.each<[Language, string]>([
  ['en', '30 May and 02, 03 and 04 June'],
  ['ms', '30 Mei dan 2, 3 dan 4 Jun'],
  ['zh-Hans', '5月30日和6月2日、3日和4日'],
])('%s: lists individual days', (language, expected) => {
  expect(dates.daysLabel(MAY_AND_JUNE, language)).toBe(expected);
  expect(dates.daysLabel([], language)).toBe('');
});

it('names a Malay hour consistently: alone, in a range, short beside a grid, and as an instant', () => {
  const hours = [600, 660, 720, 780, 1080, 690];
  expect(hours.map((minute) => dates.hourLabel(minute, 'ms'))).toEqual([
    '10 pagi',
    '11 pagi',
    '12 tengah hari',
    '1 petang',
    '6 petang',
    '11:30 pagi',
  ]);
  expect(hours.map((minute) => dates.hourShort(minute, 'ms'))).toEqual([
    '10 pg',
    '11 pg',
    '12 tgh',
    '1 ptg',
    '6 ptg',
    '11:30 pg',
  ]);
  expect(hours.map((minute) => dates.timeRange(minute, 60, 'ms'))).toEqual([
    '10:00–11:00 pagi',
    '11:00 pagi–12:00 tengah hari',
    '12:00 tengah hari–1:00 petang',
    '1:00–2:00 petang',
    '6:00 petang–7:00 malam',
    '11:30 pagi–12:30 tengah hari',
  ]);
  expect(clockLabel(Date.parse('2026-06-02T05:05:00Z'), 'ms', DEFAULT_TIME_ZONE)).toBe('1:05 petang');
});

it.each(LANGUAGES)("%s: formats an instant in the fair's time zone, even past midnight there", (language) => {
  expect(instantLabel(Date.parse('2026-06-01T16:30:00Z'), language, DEFAULT_TIME_ZONE)).toContain(
    dates.dateLabel('2026-06-02', language),
  );
});

it.each(LANGUAGES)('%s: other currencies keep their code, and amounts may be negative', (language) => {
  expect(moneyLabel(-1250, language, 'SGD')).toBe('-SGD 12.50');
});

it.each(LANGUAGES)('%s: throws for an invalid date', (language) => {
  for (const write of [dates.dateLabel, dates.dayLabel, dates.weekdayName, dates.weekdayShort])
    expect(() => write('2025-13-40', language)).toThrow(RangeError);
});

it("formats the length of an edition's stays for any number of nights", () => {
  const of = (from: string, to: string) => ({ stays: [{ from, to, label: '' }] });
  const lengths = LANGUAGES.map((language) => stays.stayLength(of('2026-06-02', '2026-06-04'), language));
  expect(lengths).toEqual(['3 days and 2 nights', '3 hari 2 malam', '3天2晚']);
  expect(stays.stayLength(of('2026-06-30', '2026-07-01'), 'en')).toBe('2 days and 1 night');
  expect(stays.stayLength({ stays: [] }, 'en')).toBe('');
});
