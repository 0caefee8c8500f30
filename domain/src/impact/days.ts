// Day numbers: those of an edition count from 1, those of dates that it no longer has from 101.

/** First number of a former day. Editions have 14 days at most. */
const FIRST_FORMER_DAY = 101;

/** Whether a number refers to a date that the edition no longer has. */
export const isFormerDay = (day: number): boolean => day >= FIRST_FORMER_DAY;

/** @param index among the former dates, from 0 */
export const formerDay = (index: number): number => FIRST_FORMER_DAY + index;

export interface EditionDates {
  /** YYYY-MM-DD, in order. */
  dates: readonly string[];
  formerDates: readonly string[];
}

/** The date of a day number; undefined if no day has it. */
export function dateOfDay({ dates, formerDates }: EditionDates, day: number): string | undefined {
  return isFormerDay(day) ? formerDates[day - FIRST_FORMER_DAY] : dates[day - 1];
}

/** The day number of a date; undefined if it is neither a current nor a former day. */
export function dayOfDate({ dates, formerDates }: EditionDates, date: string): number | undefined {
  const index = dates.indexOf(date);
  if (index >= 0) return index + 1;
  const former = formerDates.indexOf(date);
  return former < 0 ? undefined : formerDay(former);
}
