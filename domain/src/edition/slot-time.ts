// Formats an hour as '11 am' on the grid and '11.00am-12.00pm' in a meeting, and parses both.
import type { FairHour } from './schema.ts';

/** Start hours of the slots, 11 am to 5 pm, each one hour (business matching 9). */
export const FAIR_HOURS = [11, 12, 13, 14, 15, 16, 17] as const;
/** Length of a slot in hours. */
export const SLOT_LENGTH_HOURS = 1;

const twelveHour = (hour: number): number => hour % 12 || 12;
const halfOfDay = (hour: number): 'am' | 'pm' => (hour % 24 < 12 ? 'am' : 'pm');
const clockTime = (hour: number): string => `${twelveHour(hour)}.00${halfOfDay(hour)}`;

/**
 * The label of a slot's start.
 * @param hour 0 to 23
 * @returns such as '11 am'
 */
export function slotLabel(hour: number): string {
  return `${twelveHour(hour)} ${halfOfDay(hour)}`;
}

/**
 * The range of a slot.
 * @param hour start hour, 0 to 23
 * @returns such as '11.00am-12.00pm'
 */
export function slotRange(hour: number): string {
  return `${clockTime(hour)}-${clockTime(hour + SLOT_LENGTH_HOURS)}`;
}

/**
 * An hour with its label and range.
 * @param hour start hour, 0 to 23
 */
export function fairHour(hour: number): FairHour {
  return { hour, label: slotLabel(hour), range: slotRange(hour) };
}

const WRITTEN_TIME = /^(\d{1,2})(?:[.:](\d{2}))?\s*(am|pm)?$/i;

/**
 * The start hour of a written time: a label ('11 am'), a range ('11.00am-12.00pm') or HH:00.
 * @returns 0 to 23, or null when it names no whole hour or the range is not one slot long (decisions 3)
 */
export function parseSlotTime(text: string): number | null {
  const [first = '', second, ...more] = text.split('-').map((part) => part.trim());
  if (more.length > 0) return null;
  const start = parseClock(first);
  if (start === null || second === undefined) return start;
  const end = parseClock(second);
  return end !== null && end % 24 === (start + SLOT_LENGTH_HOURS) % 24 ? start : null;
}

function parseClock(text: string): number | null {
  const match = WRITTEN_TIME.exec(text);
  if (!match) return null;
  const [, digits = '', minutes, half] = match;
  const hour = Number(digits);
  if (minutes !== undefined && minutes !== '00') return null;
  if (half === undefined) return minutes !== undefined && hour <= 23 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}
