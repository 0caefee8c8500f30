// Where a booked stay goes when the days of the fair get other dates.
import { daysAfter } from '../edition/calendar.ts';
import { dayOrdinal } from './grid.ts';

/** Arrival, departure and extra nights, YYYY-MM-DD each. */
export interface Nights {
  from: string;
  to: string;
  extraNights: readonly string[];
}

/**
 * The stay with the day of the fair on which it begins: every night goes as far as that day does.
 * @param dates by the former date: the date of the same day, or null for a day that is removed
 * @returns null where it begins on no day that has another date
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
