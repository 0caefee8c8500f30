// Which places of an exhibitor are kept free of meetings, so that each slot has as many as it should have.
import { overlaps, type SlotTime } from '../edition/slot-time.ts';
import { joinPresence } from './presence.ts';

/** A stretch on one of the exhibitor's places, which are numbered from 1. */
export interface OnPlace extends SlotTime {
  place: number;
}

export interface Arrangement {
  absences: OnPlace[];
  /** Slots in which more meetings take place than there should be places. */
  short: SlotTime[];
}

/**
 * Each slot gets absences on all places but the wanted number. Places that are absent already stay so; of the others
 * the highest go first. A place with a meeting or hold is never chosen.
 * @param places how many there are
 * @param wanted how many a slot should have, at most `places`
 * @param taken meetings and holds
 * @param absences as they are now
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
