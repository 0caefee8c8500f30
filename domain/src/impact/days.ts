// Numbers of days: those of an edition from 1, and of dates that are not the edition's any more from 101.

/** The first number of a former day. An edition has 14 days at most. */
const FIRST_FORMER_DAY = 101;

/** Whether a number is that of a date which is not the edition's any more. */
export const isFormerDay = (day: number): boolean => day >= FIRST_FORMER_DAY;

/** @param index among the former dates, from 0 */
export const formerDay = (index: number): number => FIRST_FORMER_DAY + index;

export interface EditionDates {
  /** YYYY-MM-DD, in order. */
  dates: readonly string[];
  formerDates: readonly string[];
}

/** The date of a day's number; undefined for a number that no day has. */
export function dateOfDay({ dates, formerDates }: EditionDates, day: number): string | undefined {
  return isFormerDay(day) ? formerDates[day - FIRST_FORMER_DAY] : dates[day - 1];
}

/** The number of a date's day; undefined for a date that is neither the edition's nor a former one. */
export function dayOfDate({ dates, formerDates }: EditionDates, date: string): number | undefined {
  const index = dates.indexOf(date);
  if (index >= 0) return index + 1;
  const former = formerDates.indexOf(date);
  return former < 0 ? undefined : formerDay(former);
}
