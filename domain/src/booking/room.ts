// Who may take a room, given the quota of each stay and room type and the waiting list in order of joining.
import type { StayOption } from './stay.ts';

/** Hours for which an offered room is reserved. */
export const OFFER_HOURS = 48;

/** Rooms of each stay and type in the demo edition: more than it has buyers. */
export const DEMO_ROOMS = 120;

/** Largest quota. */
export const ROOMS_LIMIT = 100_000;

export interface Waiting {
  registrationId: number;
  /** Until when a room is reserved for them; null before an offer. */
  offeredUntil: Date | null;
}

/** A stay's rooms of one type. */
export interface RoomSituation {
  /** Number of rooms; null without a limit. */
  places: number | null;
  /** Rooms booked by others. */
  taken: number;
  /** In order of joining. */
  waiting: readonly Waiting[];
}

/** The waiting list without expired offers, which no longer keep a room from anybody else. */
export const queueOf = (waiting: readonly Waiting[], now: Date): Waiting[] =>
  waiting.filter(({ offeredUntil }) => offeredUntil === null || offeredUntil > now);

/**
 * How many people are ahead in the queue: all of them for somebody who is not in it.
 * @param registrationId the person to count for
 */
export function countAhead(queue: readonly Waiting[], registrationId: number): number {
  const own = queue.findIndex((one) => one.registrationId === registrationId);
  return own === -1 ? queue.length : own;
}

/**
 * Whether somebody may book a room: one is left for them and for everybody ahead of them. A latecomer thus cannot take
 * a room that became free for somebody in the queue.
 */
export function mayTakeRoom(
  { places, taken, waiting }: RoomSituation,
  registrationId: number,
  now: Date,
): boolean {
  return places === null || places - taken > countAhead(queueOf(waiting, now), registrationId);
}

/**
 * @param named the label of a stay, such as '2 - 4 Jun 2026', or the date on which it begins
 * @param stays of the edition
 * @returns null if the edition has no such stay
 */
export const stayNamed = (named: string, stays: readonly StayOption[]): StayOption | null =>
  stays.find(({ label, from }) => label === named || from === named) ?? null;
