// Formats instants in each language, in the fair's time zone.

import { fairInstant, longFairInstant } from '../edition/fair-instant.ts';
import { fairDateAt } from '../edition/fair-time.ts';
import { clockLabel } from './clock-label.ts';
import { dateLabel, dayLabel, type Translated } from './dates.ts';
import type { Language } from './languages.ts';

/**
 * An instant at the fair, with its year.
 * @param at epoch milliseconds; @param zone of the fair
 * @returns '02 June 2026, 12.05pm', '2 Jun 2026, 12:05 tengah hari', '2026年6月2日 12:05'
 */
export function instantLabel(at: number, language: Language, zone: string): string {
  if (language === 'en') return longFairInstant(at, zone);
  return withClock(dateLabel(fairDateAt(new Date(at), zone), language), at, language, zone);
}

/**
 * An instant at the fair, as briefly as possible.
 * @param at epoch milliseconds; @param now likewise, decides what is today; @param zone of the fair
 * @returns only the time if today, with the day if in the same year, else with the full date
 */
export function recentLabel(at: number, now: number, language: Language, zone: string): string {
  if (language === 'en') return fairInstant(at, now, zone);
  const date = fairDateAt(new Date(at), zone);
  const today = fairDateAt(new Date(now), zone);
  if (date === today) return clockLabel(at, language, zone);
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return withClock(isThisYear ? dayLabel(date, language) : dateLabel(date, language), at, language, zone);
}

const withClock = (day: string, at: number, language: Translated, zone: string): string =>
  `${day}${language === 'ms' ? ', ' : ' '}${clockLabel(at, language, zone)}`;
