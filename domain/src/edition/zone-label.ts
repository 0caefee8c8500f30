// Names a time zone by its offset, as displayed beside times.
import { instantOf, offsetAt } from './time-zone.ts';

const MONTH_MS = 30 * 24 * 3_600_000;

/** @param offset in minutes @returns 'UTC+8', 'UTC+5:30', 'UTC-3:30', 'UTC' */
export function offsetLabel(offset: number): string {
  if (offset === 0) return 'UTC';
  const size = Math.abs(offset);
  const minutes = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '-' : '+'}${Math.floor(size / 60)}${minutes}`;
}

/** The zone's label at an instant. @param at epoch milliseconds @returns such as 'UTC+8' */
export const zoneLabelAt = (at: number, zone: string): string => offsetLabel(offsetAt(at, zone));

/**
 * The zone as named in the heading of a column of instants.
 * @param date YYYY-MM-DD, around which the instants lie
 * @returns 'UTC+8', or 'Europe/Berlin' if the clocks change within half a year
 */
export function zoneHeading(date: string, zone: string): string {
  const labels = [-6, -3, 0, 3, 6].map((months) => zoneLabelAt(Date.parse(date) + months * MONTH_MS, zone));
  return labels.every((label) => label === labels[0]) ? (labels[0] ?? zone) : zone;
}

/**
 * The zone's labels at several local times, without duplicates, in order.
 * @returns 'UTC+8', or 'UTC+2 / UTC+1' if the clocks change in between
 */
export const zoneLabelOf = (times: readonly { date: string; minute: number }[], zone: string): string =>
  [...new Set(times.map(({ date, minute }) => zoneLabelAt(instantOf(date, minute, zone), zone)))].join(' / ');
