// Which places of an exhibitor are blocked by absences, so that each slot has the wanted number of places.
import { overlaps, type SlotTime } from '../edition/slot-time.ts';
import { joinPresence } from './presence.ts';

/** A time span at one of the exhibitor's places, numbered from 1. */
export interface OnPlace extends SlotTime {
  place: number;
}

export interface Arrangement {
  absences: OnPlace[];
  /** Slots with more meetings than wanted places. */
  short: SlotTime[];
}

/**
 * Adds absences so that each slot has the wanted number of places. Existing absences stay; of the other places, the
 * highest are blocked first. A place with a meeting or hold is never blocked.
 * @param places total number of places
 * @param wanted number of places for a slot, at most `places`
 * @param taken meetings and holds
 * @param absences the current ones
 */
export function arrangeAbsences(
  places: number,
  slots: readonly SlotTime[],
  wanted: (slot: SlotTime) => number,
  { taken, absences }: { taken: readonly OnPlace[]; absences: readonly OnPlace[] },
): Arrangement {
  const byPlace = new Map<number, SlotTime[]>();
  const short: SlotTime[] = [];
  for (const slot of slots) {
    const isIn = (claims: readonly OnPlace[], place: number) =>
      claims.some((claim) => claim.place === place && overlaps(claim, slot));
    const free = Array.from({ length: places }, (_, index) => places - index).filter(
      (place) => !isIn(taken, place),
    );
    const missing = places - wanted(slot);
    if (missing > free.length) short.push(slot);
    const chosen = [
      ...free.filter((place) => isIn(absences, place)),
      ...free.filter((place) => !isIn(absences, place)),
    ].slice(0, missing);
    for (const place of chosen) byPlace.set(place, [...(byPlace.get(place) ?? []), slot]);
  }
  const joined = [...byPlace].flatMap(([place, list]) =>
    joinPresence(list.map(({ day, minute, length }) => ({ day, minute, length }))).map((stretch) => ({
      ...stretch,
      place,
    })),
  );
  return { absences: joined, short };
}
