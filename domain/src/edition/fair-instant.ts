// Formats an instant in the fair's time zone: only the time if it is today, otherwise with its date.
import { dateLabel, longDateLabel } from './calendar.ts';
import { fairClock } from './fair-clock.ts';
import { fairDateAt } from './fair-time.ts';

/**
 * When something happened, as briefly as possible.
 * @param at epoch milliseconds
 * @param now epoch milliseconds; decides what 'today' is
 * @param zone of the fair
 * @returns '10.42am' today, '20 May, 10.38am' in the same year, else '20 May 2024, 10.38am'
 */
export function fairInstant(at: number, now: number, zone: string): string {
  const date = fairDateAt(new Date(at), zone);
  const today = fairDateAt(new Date(now), zone);
  if (date === today) return fairClock(at, zone);
  const day = date.slice(0, 4) === today.slice(0, 4) ? dateLabel(date) : longDateLabel(date);
  return `${day}, ${fairClock(at, zone)}`;
}

/**
 * When something happened, including the year.
 * @param at epoch milliseconds
 * @param zone of the fair
 * @returns such as '20 May 2025, 10.38am'
 */
export function longFairInstant(at: number, zone: string): string {
  return `${longDateLabel(fairDateAt(new Date(at), zone))}, ${fairClock(at, zone)}`;
}
