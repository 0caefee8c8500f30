// Formats a slot as '11 am' on the grid and '11.00am-12.00pm' in a meeting, and parses both.
import type { FairHour } from './schema.ts';

/** Slot starts of the default edition, 11 am to 5 pm, in minutes from midnight (business matching 9). */
export const DEFAULT_STARTS = [660, 720, 780, 840, 900, 960, 1020] as const;
/** Slot length in the default edition, in minutes. */
export const DEFAULT_SLOT_MINUTES = 60;

/** A slot's day number, start in minutes from midnight, and length in minutes. */
export interface SlotTime {
  day: number;
  minute: number;
  length: number;
}

/** Whether two slots share a minute. Adjacent slots do not overlap. */
export const overlaps = (one: SlotTime, other: SlotTime): boolean =>
  one.day === other.day && one.minute < other.minute + other.length && other.minute < one.minute + one.length;

export const DAY_MINUTES = 24 * 60;

/**
 * A time of day at the fair.
 * @param minute from midnight; from 1440 on the next day
 * @returns such as '11.05am'
 */
export function clockTime(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}.${String(minute % 60).padStart(2, '0')}${hour < 12 ? 'am' : 'pm'}`;
}

/**
 * The label of a slot's start.
 * @param minute from midnight at the fair, 0 to 1439
 * @returns such as '11 am' or '11.30 am'
 */
export const slotLabel = (minute: number): string =>
  clockTime(minute).replace('.00', '').replace(/[ap]m/, ' $&');

/**
 * The range of a slot.
 * @param minute of its start, 0 to 1439
 * @param length in minutes
 * @returns such as '11.00am-12.00pm' or '11.30am-12.00pm'
 */
export function slotRange(minute: number, length: number): string {
  return `${clockTime(minute)}-${clockTime(minute + length)}`;
}

/**
 * A slot of the edition's grid, with its label and range.
 * @param minute of its start, 0 to 1439
 * @param length in minutes
 */
export function fairHour(minute: number, length: number): FairHour {
  return { minute, label: slotLabel(minute), range: slotRange(minute, length) };
}

/** A parsed time: its start, and its length if it is a range, both in minutes. */
export interface WrittenSlot {
  minute: number;
  length: number | null;
}

const WRITTEN_TIME = /^(\d{1,2})(?:[.:]([0-5]\d))?\s*(am|pm)?$/i;

/**
 * Parses a label ('11 am', '11.30 am'), a range ('11.00am-12.00pm') or HH:MM (decisions 3 and 10).
 * @returns null for any other text; a range may end after midnight, and is never empty
 */
export function parseSlot(text: string): WrittenSlot | null {
  const [first = '', second, ...more] = text.split('-').map((part) => part.trim());
  if (more.length > 0) return null;
  const minute = parseClock(first);
  if (minute === null) return null;
  if (second === undefined) return { minute, length: null };
  const end = parseClock(second);
  const length = end === null ? 0 : (end - minute + DAY_MINUTES) % DAY_MINUTES;
  return length === 0 ? null : { minute, length };
}

/**
 * The start of a written time, in any format that `parseSlot` accepts.
 * @returns minutes from midnight, or null
 */
export const parseSlotTime = (text: string): number | null => parseSlot(text)?.minute ?? null;

/**
 * The start of a written time that may name a slot of this length: a range must have exactly that length.
 * @returns minutes from midnight, or null
 */
export function parseSlotOf(text: string, slotMinutes: number): number | null {
  const slot = parseSlot(text);
  return slot && (slot.length ?? slotMinutes) === slotMinutes ? slot.minute : null;
}

function parseClock(text: string): number | null {
  const match = WRITTEN_TIME.exec(text);
  if (!match) return null;
  const [, digits = '', minutes, half] = match;
  const hour = Number(digits);
  const past = Number(minutes ?? 0);
  if (half === undefined) return minutes !== undefined && hour <= 23 ? hour * 60 + past : null;
  if (hour < 1 || hour > 12) return null;
  return ((hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)) * 60 + past;
}
