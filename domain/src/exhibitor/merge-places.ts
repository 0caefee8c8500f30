// Assigns places to the meetings of two exhibitors that are merged.
import { overlaps, type SlotTime } from '../edition/slot-time.ts';
import type { OnPlace } from './absences.ts';

/**
 * @param taken claims of the remaining exhibitor, with their places
 * @param moved claims of the other exhibitor; those on the same place must not overlap
 * @returns for each moved claim the lowest place without an overlap; places are added as needed
 */
export function placesForMoved(taken: readonly OnPlace[], moved: readonly SlotTime[]): number[] {
  const all: OnPlace[] = [...taken];
  return moved.map((claim) => {
    const used = new Set(all.filter((other) => overlaps(other, claim)).map(({ place }) => place));
    let place = 1;
    while (used.has(place)) place += 1;
    all.push({ ...claim, place });
    return place;
  });
}

/** @returns the most places that are taken in any of the slots */
export function mostTaken(taken: readonly OnPlace[], slots: readonly SlotTime[]): number {
  const counts = slots.map(
    (slot) => new Set(taken.filter((claim) => overlaps(claim, slot)).map(({ place }) => place)).size,
  );
  return Math.max(0, ...counts);
}
