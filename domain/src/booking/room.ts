// Who may take a room, given the quota of each stay and room type and the waiting list in order of joining.
import type { StayOption } from './stay.ts';

/** Hours for which an offered room is reserved. */
export const OFFER_HOURS = 48;

/** Rooms per stay and type in the demo edition: more than it has buyers. */
export const DEMO_ROOMS = 120;

/** Maximum quota. */
export const ROOMS_LIMIT = 100_000;

export interface Waiting {
  registrationId: number;
  /** How long a room is reserved for them; null before an offer. */
  offeredUntil: Date | null;
}

/** The availability of one room type for a stay. */
export interface RoomSituation {
  /** Number of rooms; null without a limit. */
  places: number | null;
  /** Rooms booked by others. */
  taken: number;
  /** In order of joining. */
  waiting: readonly Waiting[];
}

/** The waiting list without expired offers, which no longer reserve a room. */
export const queueOf = (waiting: readonly Waiting[], now: Date): Waiting[] =>
  waiting.filter(({ offeredUntil }) => offeredUntil === null || offeredUntil > now);

/**
 * How many people are ahead in the queue: the whole queue for someone who is not in it.
 * @param registrationId the person to count for
 */
export function countAhead(queue: readonly Waiting[], registrationId: number): number {
  const own = queue.findIndex((one) => one.registrationId === registrationId);
  return own === -1 ? queue.length : own;
}

/**
 * Whether someone may book a room: enough are left for them and everyone ahead of them. A latecomer thus cannot take
 * a room that became free for someone in the queue.
 */
export function mayTakeRoom(
  { places, taken, waiting }: RoomSituation,
  registrationId: number,
  now: Date,
): boolean {
  return places === null || places - taken > countAhead(queueOf(waiting, now), registrationId);
}

/**
 * @param named the label of a stay, such as '2 - 4 Jun 2026', or its start date
 * @param stays of the edition
 * @returns null if the edition has no such stay
 */
export const stayNamed = (named: string, stays: readonly StayOption[]): StayOption | null =>
  stays.find(({ label, from }) => label === named || from === named) ?? null;
