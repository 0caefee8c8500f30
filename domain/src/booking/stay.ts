// The stays and extra nights that an edition offers (hosted buyer and dashboard 9, decisions 9).
import { dayOfWeek } from '../edition/calendar.ts';

/** Nights of a free stay: it ends two days after it begins. */
const STAY_NIGHTS = 2;
/** Stays begin on the first days of the fair. */
const STAY_COUNT = 3;
/** Extra nights are offered from the day before the fair, this many: 1 to 7 June. */
const EXTRA_NIGHT_COUNT = 7;

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

const DAY_MS = 86_400_000;
const SHORT_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** @param date YYYY-MM-DD; @param days may be negative */
function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const dayOfMonth = (date: string): string => String(Number(date.slice(8, 10)));
const shortMonth = (date: string): string => SHORT_MONTHS[Number(date.slice(5, 7)) - 1] ?? '';

/**
 * @param from YYYY-MM-DD of arrival; @param to of departure
 * @returns 'D - D Jun YYYY', or '31 May - 2 Jun 2025' and '31 Dec 2025 - 2 Jan 2026' where a stay crosses a border
 */
export function stayLabel(from: string, to: string): string {
  let start = dayOfMonth(from);
  if (from.slice(0, 7) !== to.slice(0, 7)) start += ` ${shortMonth(from)}`;
  if (from.slice(0, 4) !== to.slice(0, 4)) start += ` ${from.slice(0, 4)}`;
  return `${start} - ${dayOfMonth(to)} ${shortMonth(to)} ${to.slice(0, 4)}`;
}

const WRITTEN_STAY = /^(\d{1,2})(?: ([A-Z][a-z]{2}))?(?: (\d{4}))? - (\d{1,2}) ([A-Z][a-z]{2}) (\d{4})$/;

/**
 * Reads a label back.
 * @param label as `stayLabel` writes it
 * @returns null if it is not such a label
 */
export function readStayLabel(label: string): { from: string; to: string } | null {
  const match = WRITTEN_STAY.exec(label);
  if (!match) return null;
  const [, firstDay = '', firstMonth, firstYear, lastDay = '', lastMonth = '', lastYear = ''] = match;
  const dateOf = (year: string, month: string, day: string): string =>
    `${year}-${String(SHORT_MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const from = dateOf(firstYear ?? lastYear, firstMonth ?? lastMonth, firstDay);
  const to = dateOf(lastYear, lastMonth, lastDay);
  // A label that would be written differently was misread.
  return Date.parse(from) < Date.parse(to) && stayLabel(from, to) === label ? { from, to } : null;
}

/**
 * @param date YYYY-MM-DD of the evening
 * @returns 'D Jun'
 */
export const nightLabel = (date: string): string => `${dayOfMonth(date)} ${shortMonth(date)}`;

/**
 * The stays of an edition: three days and two nights each, starting on its first, second and third day.
 * @param dates of the edition, YYYY-MM-DD, in order
 */
export function stayOptions(dates: readonly string[]): StayOption[] {
  return dates.slice(0, STAY_COUNT).map((from) => {
    const to = daysAfter(from, STAY_NIGHTS);
    return { from, to, label: stayLabel(from, to) };
  });
}

/**
 * The nights that can be added: seven, from the day before the edition's first (1 to 7 June).
 * @param dates of the edition, YYYY-MM-DD, in order
 */
export function extraNightOptions(dates: readonly string[]): ExtraNight[] {
  const [first] = dates;
  if (first === undefined) return [];
  return Array.from({ length: EXTRA_NIGHT_COUNT }, (_, index) => {
    const date = daysAfter(first, index - 1);
    return { date, weekday: dayOfWeek(date).slice(0, 3), label: nightLabel(date) };
  });
}

/** The evenings that a stay covers: a night among them cannot be added (decisions 9). */
export function nightsOf({ from }: Pick<StayOption, 'from'>): string[] {
  return Array.from({ length: STAY_NIGHTS }, (_, index) => daysAfter(from, index));
}
