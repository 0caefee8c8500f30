// Formats the time of day at the fair for display.
import { FAIR_UTC_OFFSET_MINUTES } from './calendar.ts';

/**
 * The time in the fair's time zone, wherever the reader is (decisions 2).
 * @param at epoch milliseconds
 * @returns such as '10.42am', in UTC+8
 */
export function fairClock(at: number): string {
  const local = new Date(at + FAIR_UTC_OFFSET_MINUTES * 60_000);
  const hour = local.getUTCHours();
  const minutes = String(local.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}.${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
