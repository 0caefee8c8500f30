// When representatives are at their booth, and the capacity of each slot.
import type { SlotTime } from '../edition/slot-time.ts';

/** @returns the stretches in order, those that touch or overlap as one */
export function joinPresence(stretches: readonly SlotTime[]): SlotTime[] {
  const joined: SlotTime[] = [];
  for (const stretch of [...stretches].sort(
    (one, other) => one.day - other.day || one.minute - other.minute,
  )) {
    const last = joined.at(-1);
    if (last && last.day === stretch.day && stretch.minute <= last.minute + last.length)
      last.length = Math.max(last.length, stretch.minute + stretch.length - last.minute);
    else joined.push({ ...stretch });
  }
  return joined;
}

/** @param hours joined; null for all hours. @returns whether somebody with these hours is there for the whole slot */
export function isPresent(hours: readonly SlotTime[] | null, slot: SlotTime): boolean {
  if (hours === null) return true;
  return hours.some(
    ({ day, minute, length }) =>
      day === slot.day && minute <= slot.minute && slot.minute + slot.length <= minute + length,
  );
}

/** How the number of places is determined. */
export interface PlacesRule {
  from: 'hand' | 'representatives';
  /** The number set manually. */
  count: number;
  /** The merged hours of each representative; null for all hours. */
  hours: readonly (readonly SlotTime[] | null)[];
}

/** @returns how many meetings can take place in the slot */
export function placesIn({ from, count, hours }: PlacesRule, slot: SlotTime): number {
  return from === 'hand' ? count : hours.filter((one) => isPresent(one, slot)).length;
}
