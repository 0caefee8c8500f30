// Where a booked stay moves when the days of the fair get other dates.
import { daysAfter } from '../edition/calendar.ts';
import { dayOrdinal } from './grid.ts';

/** Arrival, departure and extra nights, YYYY-MM-DD each. */
export interface Nights {
  from: string;
  to: string;
  extraNights: readonly string[];
}

/**
 * Moves a stay with the fair day on which it begins: all nights shift by the same number of days.
 * @param dates by old date: the new date of that day, or null if the day is removed
 * @returns null if it does not begin on a day that gets another date
 */
export function movedStay(stay: Nights, dates: ReadonlyMap<string, string | null>): Nights | null {
  const from = dates.get(stay.from) ?? null;
  if (from === null || from === stay.from) return null;
  const shift = dayOrdinal(from) - dayOrdinal(stay.from);
  return {
    from,
    to: daysAfter(stay.to, shift),
    extraNights: stay.extraNights.map((night) => daysAfter(night, shift)),
  };
}
