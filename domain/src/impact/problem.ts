// The relocation of meetings that lose their slot, as a numeric problem: slots by index, lower costs first.
import { DAY_MINUTES } from '../edition/slot-time.ts';
import { canLoseLunch, isLunchTime } from '../meeting/suggestion-places.ts';
import { dayOrdinal } from './grid.ts';
import type { MeetingTime } from './touched.ts';

/** A meeting that loses its slot, and the time from which distances are measured. */
export interface Displaced extends Pick<MeetingTime, 'date' | 'minute'> {
  id: number;
  exhibitorId: number;
  /** The registration that the meeting belongs to. */
  personId: number;
}

/** A slot of the new grid. */
export type OpenSlot = Pick<MeetingTime, 'date' | 'minute'>;

export interface Relocation {
  meetings: readonly Displaced[];
  /** By date and start, excluding slots that have begun. */
  slots: readonly OpenSlot[];
  /** Remaining capacity of an exhibitor in a slot, besides the meetings that stay. */
  seats: (exhibitorId: number, slot: number) => number;
  /** Whether a person's other meetings leave the slot free. */
  isFree: (personId: number, slot: number) => boolean;
}

/** Distances are capped at this, which exceeds any fair's length. */
const MOST_DAYS = 31;
const FURTHEST = (MOST_DAYS + 1) * DAY_MINUTES;

interface Option {
  slot: number;
  /** Minutes apart, with a penalty for another day that outweighs them; lunches lost weigh in between. */
  cost: number;
}

/** Weights that make the order of criteria strict: no sum of a later one reaches one unit of an earlier one. */
export interface Weights {
  lunch: number;
  otherDay: number;
}

export const weightsFor = (count: number): Weights => {
  const lunch = FURTHEST * (count + 1);
  return { lunch, otherDay: lunch * (count + 1) };
};

/** The slots that a meeting could have if it were alone, best first; ties in calendar order. */
export function optionsOf(
  { slots, seats, isFree }: Relocation,
  { date, minute, exhibitorId, personId }: Displaced,
  { otherDay }: Weights,
): Option[] {
  const from = dayOrdinal(date);
  return slots
    .map((slot, index) => {
      const days = Math.abs(dayOrdinal(slot.date) - from);
      const apart = Math.min(days, MOST_DAYS) * DAY_MINUTES + Math.abs(slot.minute - minute);
      return { slot: index, cost: apart + (days === 0 ? 0 : otherDay) };
    })
    .filter(({ slot }) => seats(exhibitorId, slot) > 0 && isFree(personId, slot))
    .sort((one, other) => one.cost - other.cost || one.slot - other.slot);
}

/** Slots of each day that start at lunch time, if the day can lose its lunch at all. */
export function lunchSlots(slots: readonly OpenSlot[]): Map<number, readonly number[]> {
  const byDate = new Map<string, number[]>();
  for (const [index, { date }] of slots.entries()) byDate.set(date, [...(byDate.get(date) ?? []), index]);
  const lunches = new Map<number, readonly number[]>();
  for (const ofDay of byDate.values()) {
    if (!canLoseLunch(ofDay.map((index) => slots[index]?.minute ?? 0))) continue;
    const atLunch = ofDay.filter((index) => isLunchTime(slots[index]?.minute ?? 0));
    for (const index of atLunch) lunches.set(index, atLunch);
  }
  return lunches;
}
