// The stays and extra nights that an edition offers (hosted buyer and dashboard 9, decisions 9).
import { dayOfWeek, daysAfter } from '../edition/calendar.ts';

/** The free stays of an edition. */
export interface StayTerms {
  /** Length of each in nights. */
  nights: number;
  /** On how many of the fair's first days a stay can start. */
  arrivals: number;
}

export const DEFAULT_STAY_TERMS: StayTerms = { nights: 2, arrivals: 3 };
/** Maximum for both. */
export const STAY_LIMIT = 14;

/** Extra nights extend at least to five days after the first day, and to one day after the last departure. */
const LEAST_EXTRA_DAYS = 5;

export interface StayOption {
  /** YYYY-MM-DD of arrival and of departure. */
  from: string;
  to: string;
  /** 'D - D Jun YYYY'. */
  label: string;
}

export interface ExtraNight {
  /** YYYY-MM-DD of the evening. */
  date: string;
  /** 'Sun', 'Mon' ... */
  weekday: string;
  /** '1 Jun'. */
  label: string;
}

const SHORT_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const dayOfMonth = (date: string): string => String(Number(date.slice(8, 10)));
const shortMonth = (date: string): string => SHORT_MONTHS[Number(date.slice(5, 7)) - 1] ?? '';

/**
 * @param from YYYY-MM-DD of arrival; @param to of departure
 * @returns 'D - D Jun YYYY', or '31 May - 2 Jun 2025' and '31 Dec 2025 - 2 Jan 2026' if a stay crosses a month or
 * year boundary
 */
export function stayLabel(from: string, to: string): string {
  let start = dayOfMonth(from);
  if (from.slice(0, 7) !== to.slice(0, 7)) start += ` ${shortMonth(from)}`;
  if (from.slice(0, 4) !== to.slice(0, 4)) start += ` ${from.slice(0, 4)}`;
  return `${start} - ${dayOfMonth(to)} ${shortMonth(to)} ${to.slice(0, 4)}`;
}

const WRITTEN_STAY = /^(\d{1,2})(?: ([A-Z][a-z]{2}))?(?: (\d{4}))? - (\d{1,2}) ([A-Z][a-z]{2}) (\d{4})$/;

/**
 * Parses a label.
 * @param label as formatted by `stayLabel`
 * @returns null if it is not a valid label
 */
export function readStayLabel(label: string): { from: string; to: string } | null {
  const match = WRITTEN_STAY.exec(label);
  if (!match) return null;
  const [, firstDay = '', firstMonth, firstYear, lastDay = '', lastMonth = '', lastYear = ''] = match;
  const dateOf = (year: string, month: string, day: string): string =>
    `${year}-${String(SHORT_MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const from = dateOf(firstYear ?? lastYear, firstMonth ?? lastMonth, firstDay);
  const to = dateOf(lastYear, lastMonth, lastDay);
  // If formatting does not restore the label, it was misread.
  return Date.parse(from) < Date.parse(to) && stayLabel(from, to) === label ? { from, to } : null;
}

/**
 * @param date YYYY-MM-DD of the evening
 * @returns 'D Jun'
 */
export const nightLabel = (date: string): string => `${dayOfMonth(date)} ${shortMonth(date)}`;

/**
 * The stays of an edition, by default three days and two nights each, starting on its first, second and third day.
 * @param dates of the edition, YYYY-MM-DD, in order
 */
export function stayOptions(
  dates: readonly string[],
  { nights, arrivals }: StayTerms = DEFAULT_STAY_TERMS,
): StayOption[] {
  return dates.slice(0, arrivals).map((from) => {
    const to = daysAfter(from, nights);
    return { from, to, label: stayLabel(from, to) };
  });
}

/**
 * The nights that can be added, from the day before the edition starts; by default seven (1 to 7 June).
 * @param dates of the edition, YYYY-MM-DD, in order
 */
export function extraNightOptions(
  dates: readonly string[],
  terms: StayTerms = DEFAULT_STAY_TERMS,
): ExtraNight[] {
  const [first] = dates;
  if (first === undefined) return [];
  const departure = stayOptions(dates, terms).at(-1)?.to ?? first;
  const nights: ExtraNight[] = [];
  for (let day = -1; day <= LEAST_EXTRA_DAYS || daysAfter(first, day) <= daysAfter(departure, 1); day += 1) {
    const date = daysAfter(first, day);
    nights.push({ date, weekday: dayOfWeek(date).slice(0, 3), label: nightLabel(date) });
  }
  return nights;
}

/** The evenings that a stay covers, which cannot be added as extra nights (decisions 9). */
export function nightsOf({ from, to }: Pick<StayOption, 'from' | 'to'>): string[] {
  const nights: string[] = [];
  for (let date = from; date < to; date = daysAfter(date, 1)) nights.push(date);
  return nights;
}

/**
 * The nights on which a guest leaves the hotel between two stays.
 * @param nights YYYY-MM-DD each, in any order
 * @returns the missing nights between the first and the last, in order
 */
export function nightsBetween(nights: readonly string[]): string[] {
  const [first, ...others] = nights.toSorted();
  const last = others.at(-1);
  if (first === undefined || last === undefined) return [];
  return nightsOf({ from: first, to: last }).filter((night) => !nights.includes(night));
}
