// Formats an instant in the fair's time zone: only the time if it is today, else with its date.
import { dateLabel, fairDateAt, longDateLabel } from './calendar.ts';
import { fairClock } from './fair-clock.ts';

/**
 * When something happened, as short as possible.
 * @param at epoch milliseconds
 * @param now epoch milliseconds; decides what 'today' is
 * @returns '10.42am' today, '20 May, 10.38am' in the same year, else '20 May 2024, 10.38am', in UTC+8
 */
export function fairInstant(at: number, now: number): string {
  const date = fairDateAt(new Date(at));
  const today = fairDateAt(new Date(now));
  if (date === today) return fairClock(at);
  const day = date.slice(0, 4) === today.slice(0, 4) ? dateLabel(date) : longDateLabel(date);
  return `${day}, ${fairClock(at)}`;
}

/**
 * When something happened, with its year.
 * @param at epoch milliseconds
 * @returns such as '20 May 2025, 10.38am', in UTC+8
 */
export function longFairInstant(at: number): string {
  return `${longDateLabel(fairDateAt(new Date(at)))}, ${fairClock(at)}`;
}
