// Formats the time of day at the fair for display.
import { clockTime, DAY_MINUTES } from './slot-time.ts';
import { localTime } from './time-zone.ts';

/**
 * The time in the fair's time zone, wherever the reader is (decisions 2).
 * @param at epoch milliseconds
 * @param zone of the fair
 * @returns such as '10.42am'
 */
export function fairClock(at: number, zone: string): string {
  const minute = Math.floor(localTime(at, zone) / 60_000) % DAY_MINUTES;
  return clockTime(minute);
}
