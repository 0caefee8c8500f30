// Formats dates, hours and lists in each language; English formats are as specified.
import * as calendar from '../edition/calendar.ts';
import { parseSlot, slotLabel, slotRange } from '../edition/slot-time.ts';
import type { Language } from './languages.ts';

/** Languages formatted by Intl. */
export type Translated = Exclude<Language, 'en'>;

const CHINESE_CLOCK = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { day: 'numeric', month: 'long' } as const;
export const DATE = { ...DAY, year: 'numeric' } as const;
const MINUTE_MS = 60_000;
const DAY_HOURS = 24;

/** Cached, because creating a format is far slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The cached format of a language, in UTC. */
export function formatOf(language: Translated, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known;
}

/** Replaces narrow and non-breaking spaces, which vary between Intl releases. */
export const plain = (text: string): string => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

/** @throws RangeError for an invalid date */
export function midnight(date: string): number {
  const at = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at)) throw new RangeError(`not a date: ${date}`);
  return at;
}

const onDate = (date: string, language: Translated, options: Intl.DateTimeFormatOptions): string =>
  plain(formatOf(language, options).format(midnight(date)));

/**
 * A date with its year.
 * @param date YYYY-MM-DD
 * @returns '02 June 2025', '2 Jun 2025', '2025年6月2日'
 */
export function dateLabel(date: string, language: Language): string {
  return language === 'en' ? calendar.longDateLabel(date) : onDate(date, language, DATE);
}

/**
 * A date without its year.
 * @param date YYYY-MM-DD
 * @returns '02 June', '2 Jun', '6月2日'
 */
export function dayLabel(date: string, language: Language): string {
  return language === 'en' ? calendar.dateLabel(date) : onDate(date, language, DAY);
}

/**
 * @param date YYYY-MM-DD
 * @returns 'Monday', 'Isnin', '星期一'
 */
export function weekdayName(date: string, language: Language): string {
  return language === 'en' ? calendar.dayOfWeek(date) : onDate(date, language, { weekday: 'long' });
}

/** @returns 'Monday', 'Isnin', '星期一' for a weekday given by its English name */
export const weekdayWord = (weekday: calendar.DayOfWeek, language: Language): string =>
  // 1 January 2023 was a Sunday.
  weekdayName(`2023-01-0${1 + calendar.WEEKDAYS.indexOf(weekday)}`, language);

/**
 * @param date YYYY-MM-DD
 * @returns 'Mon', 'Isn', '周一'
 */
export function weekdayShort(date: string, language: Language): string {
  return language === 'en'
    ? calendar.dayOfWeek(date).slice(0, 3)
    : onDate(date, language, { weekday: 'short' });
}

/**
 * A date with weekday and year, as a heading.
 * @param date YYYY-MM-DD
 * @returns 'Monday, 02 June 2025', 'Isnin, 2 Jun 2025', '2025年6月2日星期一'
 */
export function fullDateLabel(date: string, language: Language): string {
  return language === 'en'
    ? `${weekdayName(date, language)}, ${dateLabel(date, language)}`
    : onDate(date, language, { ...DATE, weekday: 'long' });
}

/**
 * Individual days, without their years.
 * @param days YYYY-MM-DD, in order
 * @returns '02, 03 and 05 June', '2, 3 dan 5 Jun', '6月2日、3日和5日'
 */
export function daysLabel(days: readonly string[], language: Language): string {
  const byMonth = new Map<string, string[]>();
  for (const day of days) byMonth.set(day.slice(0, 7), [...(byMonth.get(day.slice(0, 7)) ?? []), day]);
  const months = [...byMonth.values()].map((ofMonth) => {
    const [day = '', ...rest] = dayLabel(ofMonth[0] ?? '', language).split(/(?<=月)| /);
    if (language === 'zh-Hans')
      return `${day}${listLabel(
        ofMonth.map(dayOfMonth).map((one) => `${one}日`),
        language,
      )}`;
    const written = ofMonth.map((one) => (language === 'en' ? one.slice(8) : dayOfMonth(one)));
    return `${listLabel(written, language)} ${rest.join(' ')}`;
  });
  return listLabel(months, language);
}

const dayOfMonth = (date: string): string => String(Number(date.slice(8)));

/**
 * Malay day periods. Intl calls one o'clock 'tengah hari' alone but 'petang' in a range; here it is always the same.
 * @param hour from 0; from 24 on the next day
 */
function malayPart(hour: number): { long: string; short: string } {
  const ofDay = hour % DAY_HOURS;
  if (ofDay === 0) return { long: 'tengah malam', short: 'tgh mlm' };
  if (ofDay < 12) return { long: 'pagi', short: 'pg' };
  if (ofDay === 12) return { long: 'tengah hari', short: 'tgh' };
  return ofDay < 19 ? { long: 'petang', short: 'ptg' } : { long: 'malam', short: 'mlm' };
}

const twelve = (hour: number): number => hour % 12 || 12;

/**
 * A time of day.
 * @param at milliseconds from midnight; from 24 hours on the next day
 * @returns '11:05 pagi', '1:00 petang', '13:00'
 */
export function clockOf(at: number, language: Translated): string {
  if (language === 'zh-Hans') return plain(formatOf(language, CHINESE_CLOCK).format(at));
  const minutes = Math.floor(at / 60_000) % (DAY_HOURS * 60);
  const hour = Math.floor(minutes / 60);
  return `${twelve(hour)}:${String(minutes % 60).padStart(2, '0')} ${malayPart(hour).long}`;
}

/** @param minute from midnight; past a day it is on the next */
const clock = (minute: number, language: Translated): string => clockOf(minute * MINUTE_MS, language);

function hourIn(minute: number, language: Language, part: 'long' | 'short'): string {
  if (language === 'en') return slotLabel(minute);
  const text = clock(minute, language);
  if (language === 'zh-Hans') return text;
  // '11:00 pagi' becomes '11 pagi' if there are no minutes.
  const [time = ''] = text.split(' ');
  return `${time.replace(':00', '')} ${malayPart(minute / 60)[part]}`;
}

/**
 * The start of a slot, as shown on the grid.
 * @param minute from midnight, 0 to 1439
 * @returns '11 am', '11 pagi', '11:00'; '11.30 am', '11:30 pagi', '11:30'
 */
export const hourLabel = (minute: number, language: Language): string => hourIn(minute, language, 'long');

/**
 * The same for narrow spaces, such as beside the rows of a grid.
 * @param minute from midnight, 0 to 1439
 * @returns '11 am', '11 pg', '11:00'
 */
export const hourShort = (minute: number, language: Language): string => hourIn(minute, language, 'short');

/**
 * The range of a slot.
 * @param minute of its start, from midnight, 0 to 1439; @param length in minutes
 * @returns '2.00pm-3.00pm', '2:00–3:00 petang', '14:00–15:00'
 */
export function timeRange(minute: number, length: number, language: Language): string {
  if (language === 'en') return slotRange(minute, length);
  const [start, end] = [clock(minute, language), clock(minute + length, language)];
  // A day period shared by both is written once; without one, the whole time is kept.
  const periodOf = (time: string) => time.slice(time.indexOf(' '));
  return `${periodOf(start) === periodOf(end) ? start.split(' ')[0] : start}–${end}`;
}

/**
 * Translates a slot given in English.
 * @param time a range or a label, such as '2.00pm-3.00pm' or '2 pm';
 * @returns the range like `timeRange`, or the label like `hourLabel`; any other text is returned unchanged
 */
export function rangeInWords(time: string, language: Language): string {
  const slot = parseSlot(time);
  if (slot === null) return time;
  return slot.length === null
    ? hourLabel(slot.minute, language)
    : timeRange(slot.minute, slot.length, language);
}

/**
 * A slot on its day, with the time given in English.
 * @param date YYYY-MM-DD; @param time as for `rangeInWords`
 * @returns '02 June 2025, 2.00pm-3.00pm', '2 Jun 2025, 2:00–3:00 petang', '2025年6月2日 14:00–15:00'
 */
export const slotInWords = (date: string, time: string, language: Language): string =>
  `${dateLabel(date, language)}${language === 'zh-Hans' ? ' ' : ', '}${rangeInWords(time, language)}`;

const LIST_LOCALES: Record<Language, string> = { en: 'en-GB', ms: 'ms', 'zh-Hans': 'zh-Hans' };

const lists = new Map<Language, Intl.ListFormat>();

/** @returns 'a, b and c', 'a, b dan c', 'a、b和c' */
export function listLabel(items: readonly string[], language: Language): string {
  const list = lists.get(language) ?? new Intl.ListFormat(LIST_LOCALES[language], { type: 'conjunction' });
  lists.set(language, list);
  return list.format(items);
}

/** @returns 'a, b, c' for short columns, 'a、b、c' in Chinese */
export const seriesLabel = (items: readonly string[], language: Language): string =>
  items.join(language === 'zh-Hans' ? '、' : ', ');
