// Formats the time of day at the fair for display.
import { FAIR_UTC_OFFSET_MINUTES } from './calendar.ts';
import { clockTime } from './slot-time.ts';

/**
 * The time in the fair's time zone, wherever the reader is (decisions 2).
 * @param at epoch milliseconds
 * @returns such as '10.42am', in UTC+8
 */
export function fairClock(at: number): string {
  return clockTime(Math.floor(at / 60_000) + FAIR_UTC_OFFSET_MINUTES);
}
