// Calendar of an edition: its year, dates and weekdays, and the instant at which a slot begins.
import type { FairDay } from './schema.ts';

/** The fair's local time is eight hours ahead of UTC all year (decisions 2). In minutes. */
export const FAIR_UTC_OFFSET_MINUTES = 480;

const FAIR_MONTH = 6;
const FAIR_DAYS_OF_MONTH = [2, 3, 4, 5] as const;
const LAST_FAIR_DAY_OF_MONTH = 5;
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

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * The calendar date in the fair's time zone.
 * @param now an instant
 * @returns YYYY-MM-DD in UTC+8
 */
export function fairDateAt(now: Date): string {
  return new Date(now.getTime() + FAIR_UTC_OFFSET_MINUTES * 60_000).toISOString().slice(0, 10);
}

/**
 * The date and time in the fair's time zone.
 * @param now an instant
 * @returns YYYY-MM-DDTHH:MM
 */
export function localMinuteAt(now: Date): string {
  return new Date(now.getTime() + FAIR_UTC_OFFSET_MINUTES * 60_000).toISOString().slice(0, 16);
}

/**
 * The year in which the next edition runs: this year, or the next when today in UTC+8 is past 5 June.
 * @param now an instant
 * @returns a year, such as 2025 (business matching 9, decisions 2)
 */
export function upcomingFairYear(now: Date): number {
  const today = fairDateAt(now);
  const year = Number(today.slice(0, 4));
  const lastDay = `${today.slice(0, 4)}-${pad(FAIR_MONTH)}-${pad(LAST_FAIR_DAY_OF_MONTH)}`;
  return today > lastDay ? year + 1 : year;
}

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

/**
 * The instant at which a slot begins.
 * @param date YYYY-MM-DD at the fair
 * @param minute of its start, from midnight at the fair
 */
export function slotStartsAt(date: string, minute: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + (minute - FAIR_UTC_OFFSET_MINUTES) * 60_000);
}

/**
 * Whether a slot's start has passed: such a slot is Unavailable and refused (decisions 2).
 * @param date YYYY-MM-DD at the fair
 * @param minute of its start, from midnight at the fair
 * @param now an instant
 */
export function hasBegun(date: string, minute: number, now: Date): boolean {
  return slotStartsAt(date, minute).getTime() <= now.getTime();
}
