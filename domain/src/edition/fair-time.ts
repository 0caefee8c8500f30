// Local time at the fair: its date at an instant, and the instants at which slots begin.
import { fairDatesOf, fairDaysOn } from './calendar.ts';
import type { FairDay } from './schema.ts';
import { instantOf, localTime } from './time-zone.ts';
import { zoneLabelOf } from './zone-label.ts';

/**
 * The calendar date in the fair's time zone.
 * @param now an instant
 * @param zone of the fair
 * @returns YYYY-MM-DD
 */
export function fairDateAt(now: Date, zone: string): string {
  return new Date(localTime(now.getTime(), zone)).toISOString().slice(0, 10);
}

/**
 * The date and time in the fair's time zone.
 * @param now an instant
 * @param zone of the fair
 * @returns YYYY-MM-DDTHH:MM
 */
export function localMinuteAt(now: Date, zone: string): string {
  return new Date(localTime(now.getTime(), zone)).toISOString().slice(0, 16);
}

/**
 * The instant of a local date and time at the fair, as entered in a form.
 * @param local YYYY-MM-DDTHH:MM
 * @param zone of the fair
 */
export function instantAtFair(local: string, zone: string): Date {
  const [date = '', time = ''] = local.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return slotStartsAt(date, hours * 60 + minutes, zone);
}

/**
 * The year of the next edition: this year, or next year if the date at the fair is past 5 June.
 * @param now an instant
 * @param zone of the fair
 * @returns a year, such as 2025 (business matching 9, decisions 2)
 */
export function upcomingFairYear(now: Date, zone: string): number {
  const today = fairDateAt(now, zone);
  const year = Number(today.slice(0, 4));
  const lastDay = fairDatesOf(year).at(-1) ?? '';
  return today > lastDay ? year + 1 : year;
}

/**
 * The instant at which a slot begins.
 * @param date YYYY-MM-DD at the fair
 * @param minute of its start, from midnight at the fair; from 1440 on the next day
 * @param zone of the fair
 */
export function slotStartsAt(date: string, minute: number, zone: string): Date {
  return new Date(instantOf(date, minute, zone));
}

/**
 * Whether a slot has begun: such a slot is Unavailable and rejected (decisions 2).
 * @param date YYYY-MM-DD at the fair
 * @param minute of its start, from midnight at the fair
 * @param now an instant
 * @param zone of the fair
 */
export function hasBegun(date: string, minute: number, now: Date, zone: string): boolean {
  return instantOf(date, minute, zone) <= now.getTime();
}

/**
 * The days of an edition in its time zone, each with its UTC offset if the clocks change between them.
 * @param dates YYYY-MM-DD, in order
 * @param minute of the first slot of a day, from midnight
 */
export function fairDaysIn(dates: readonly string[], minute: number, zone: string): FairDay[] {
  const labels = dates.map((date) => zoneLabelOf([{ date, minute }], zone));
  const isOne = new Set(labels).size <= 1;
  return fairDaysOn(dates).map((day, index) => ({
    ...day,
    ...(!isOne && { utcOffsetLabel: labels[index] }),
  }));
}
