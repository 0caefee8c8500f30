// Formats instants in each language, in the fair's time zone.
import { FAIR_UTC_OFFSET_MINUTES, fairDateAt } from '../edition/calendar.ts';
import { fairClock } from '../edition/fair-clock.ts';
import { fairInstant, longFairInstant } from '../edition/fair-instant.ts';
import { clockOf, dateLabel, dayLabel, type Translated } from './dates.ts';
import type { Language } from './languages.ts';

/** Shifts an instant so that its UTC fields show the fair's local time. */
const atFair = (at: number): number => at + FAIR_UTC_OFFSET_MINUTES * 60_000;

/**
 * The time of day at the fair.
 * @param at epoch milliseconds
 * @returns '12.05pm', '12:05 tengah hari', '12:05', in UTC+8
 */
export function clockLabel(at: number, language: Language): string {
  return language === 'en' ? fairClock(at) : clockOf(atFair(at), language);
}

/**
 * An instant at the fair, with its year.
 * @param at epoch milliseconds
 * @returns '02 June 2026, 12.05pm', '2 Jun 2026, 12:05 tengah hari', '2026年6月2日 12:05', in UTC+8
 */
export function instantLabel(at: number, language: Language): string {
  if (language === 'en') return longFairInstant(at);
  return withClock(dateLabel(fairDateAt(new Date(at)), language), at, language);
}

/**
 * An instant at the fair, as short as possible.
 * @param at epoch milliseconds; @param now likewise, decides what is today
 * @returns the time alone today, with the day in the same year, else with the whole date
 */
export function recentLabel(at: number, now: number, language: Language): string {
  if (language === 'en') return fairInstant(at, now);
  const date = fairDateAt(new Date(at));
  const today = fairDateAt(new Date(now));
  if (date === today) return clockLabel(at, language);
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return withClock(isThisYear ? dayLabel(date, language) : dateLabel(date, language), at, language);
}

const withClock = (day: string, at: number, language: Translated): string =>
  `${day}${language === 'ms' ? ', ' : ' '}${clockLabel(at, language)}`;
