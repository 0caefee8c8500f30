// The days and hours of an edition as a whole: which are possible, and which day becomes which when they change.

import { DAY_MINUTES } from '../edition/slot-time.ts';
import { type Message, message } from '../message/message.ts';

/**
 * Which days of a changed edition are the same day. position: the first stays the first, whatever its date, which needs
 * as many days as before. date: those with the same date; others are removed or added.
 */
export const DAY_READINGS = ['position', 'date'] as const;
export type DayReading = (typeof DAY_READINGS)[number];

/** Days and hours of an edition. */
export interface Grid {
  /** YYYY-MM-DD; the first is day 1. */
  dates: readonly string[];
  /** When the slots of a day start, in minutes from midnight. */
  starts: readonly number[];
  /** Length of every slot, in minutes. */
  slotMinutes: number;
}

/**
 * What is wrong with days and hours.
 * @returns a message for each part that breaks a rule; none for a possible grid
 */
export function gridFaults({ dates, starts, slotMinutes }: Grid): Partial<Record<keyof Grid, Message>> {
  const isRising = dates.every((date, index) => index === 0 || date > (dates[index - 1] ?? ''));
  const isApart = starts.every(
    (start, index) => index === 0 || start >= (starts[index - 1] ?? 0) + slotMinutes,
  );
  const last = starts.at(-1) ?? 0;
  return {
    ...(!isRising && { dates: message('edition.dates-out-of-order') }),
    ...(!isApart && { starts: message('edition.hours-overlap') }),
    ...(isApart && last + slotMinutes > DAY_MINUTES && { starts: message('edition.hours-past-midnight') }),
  };
}

export const isSameGrid = (one: Grid, other: Grid): boolean =>
  one.slotMinutes === other.slotMinutes &&
  one.dates.join() === other.dates.join() &&
  one.starts.join() === other.starts.join();

/** Whether a slot of exactly this start and length is on the grid. */
export const isOnGrid = (
  { starts, slotMinutes }: Grid,
  { minute, length }: { minute: number; length: number },
): boolean => length === slotMinutes && starts.includes(minute);

const DAY_MS = 86_400_000;

/** The number of a date among all days, for distances: one more on the next day. */
export const dayOrdinal = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/**
 * By how many days every date is shifted.
 * @returns null when the dates are changed in any other way; 0 when they stay
 */
export function shiftedDays(before: readonly string[], after: readonly string[]): number | null {
  const [first] = before;
  const [now] = after;
  if (first === undefined || now === undefined || before.length !== after.length) return null;
  const shift = dayOrdinal(now) - dayOrdinal(first);
  const isShifted = before.every(
    (date, index) => dayOrdinal(after[index] ?? '') - dayOrdinal(date) === shift,
  );
  return isShifted ? shift : null;
}

/**
 * The date that each date of an edition becomes.
 * @param reading by default the same position while the number of days stays, otherwise the same date
 * @returns by the former date: the date of the same day, or null for a day that is removed
 */
export function datesAfter(
  before: readonly string[],
  after: readonly string[],
  reading: DayReading = before.length === after.length ? 'position' : 'date',
): Map<string, string | null> {
  return new Map(
    before.map((date, index) => {
      const same = after.includes(date) ? date : null;
      return [date, reading === 'position' ? (after[index] ?? null) : same];
    }),
  );
}
