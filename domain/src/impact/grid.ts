// The days and hours of an edition as a whole: which are valid, and how days map when they change.

import { DAY_MINUTES } from '../edition/slot-time.ts';
import { type Message, message } from '../message/message.ts';

/**
 * How days of a changed edition map to the previous ones. position: the first stays the first, whatever its date,
 * which requires the same number of days. date: those with the same date; others are removed or added.
 */
export const DAY_READINGS = ['position', 'date'] as const;
export type DayReading = (typeof DAY_READINGS)[number];

/** Days and hours of an edition. */
export interface Grid {
  /** YYYY-MM-DD; the first is day 1. */
  dates: readonly string[];
  /** Slot starts of a day, in minutes from midnight. */
  starts: readonly number[];
  /** Slot length, in minutes. */
  slotMinutes: number;
}

/**
 * Validates days and hours.
 * @returns a message for each invalid part; none for a valid grid
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

/** Whether the grid has a slot with exactly this start and length. */
export const isOnGrid = (
  { starts, slotMinutes }: Grid,
  { minute, length }: { minute: number; length: number },
): boolean => length === slotMinutes && starts.includes(minute);

const DAY_MS = 86_400_000;

/** Ordinal number of a date, for distances in days. */
export const dayOrdinal = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/**
 * The number of days by which all dates are shifted.
 * @returns null if the dates change in any other way; 0 if they stay
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
 * Maps the old dates of an edition to the new ones.
 * @param reading by default 'position' if the number of days is unchanged, otherwise 'date'
 * @returns by old date: the new date of that day, or null if the day is removed
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
