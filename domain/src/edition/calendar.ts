// Calendar of an edition: its dates and weekdays, and how they are written.
import type { FairDay } from './schema.ts';

const FAIR_MONTH = 6;
const FAIR_DAYS_OF_MONTH = [2, 3, 4, 5] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
/** Indexed like Date.getUTCDay(). */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type DayOfWeek = (typeof WEEKDAYS)[number];

const DAY_MS = 86_400_000;

/** @param date YYYY-MM-DD; @param days may be negative */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * The real weekday of a date, whatever the machine's time zone.
 * @param date YYYY-MM-DD
 * @returns the full English name
 */
export function dayOfWeek(date: string): DayOfWeek {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const name = WEEKDAYS[weekday];
  if (name === undefined) throw new RangeError(`not a date: ${date}`);
  return name;
}

/**
 * The label of a date without its year.
 * @param date YYYY-MM-DD
 * @returns such as '02 June'
 */
export function dateLabel(date: string): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1];
  if (month === undefined) throw new RangeError(`not a date: ${date}`);
  return `${date.slice(8, 10)} ${month}`;
}

/**
 * The label of a date with its year.
 * @param date YYYY-MM-DD
 * @returns such as '02 June 2025'
 */
export function longDateLabel(date: string): string {
  return `${dateLabel(date)} ${date.slice(0, 4)}`;
}

/**
 * The days of an edition from its dates; the weekday is always the real one.
 * @param dates YYYY-MM-DD, in order
 * @returns day numbers from 1, dates, weekdays, labels
 */
export function fairDaysOn(dates: readonly string[]): FairDay[] {
  return dates.map((date, index) => ({
    day: index + 1,
    date,
    dayOfWeek: dayOfWeek(date),
    label: dateLabel(date),
  }));
}

/**
 * The dates of the edition of a year: 02, 03, 04 and 05 June (business matching 9).
 * @param year such as 2025
 * @returns four dates, YYYY-MM-DD
 */
export function fairDatesOf(year: number): string[] {
  return FAIR_DAYS_OF_MONTH.map((day) => `${year}-${pad(FAIR_MONTH)}-${pad(day)}`);
}
