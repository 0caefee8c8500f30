// Who may take a room: a quota for each stay and room type, and those who wait in the order in which they came.
import { stayOptions } from './stay.ts';

/** Hours for which a room that was offered is kept. */
export const OFFER_HOURS = 48;

/** Rooms of each stay and type that the demonstration has: more than it has buyers. */
export const DEMO_ROOMS = 120;

/** Largest quota. */
export const ROOMS_LIMIT = 100_000;

export interface Waiting {
  registrationId: number;
  /** Until when a room is kept for them; null before one was offered. */
  offeredUntil: Date | null;
}

/** A stay's rooms of one type. */
export interface RoomSituation {
  /** How many there are; null without a limit. */
  places: number | null;
  /** Bookings of others that have one. */
  taken: number;
  /** In the order in which they came. */
  waiting: readonly Waiting[];
}

/** Those who wait and whose offer has not lapsed: whoever lets it lapse keeps nobody else from the room. */
export const queueOf = (waiting: readonly Waiting[], now: Date): Waiting[] =>
  waiting.filter(({ offeredUntil }) => offeredUntil === null || offeredUntil > now);

/**
 * How many wait before somebody: all of them before whoever does not wait.
 * @param registrationId of whom it is asked
 */
export function countAhead(queue: readonly Waiting[], registrationId: number): number {
  const own = queue.findIndex((one) => one.registrationId === registrationId);
  return own === -1 ? queue.length : own;
}

/**
 * Whether somebody may book a room: there is one for them and for each who waits before them. Nobody who comes later
 * takes a room that became free for somebody who waits.
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
 * @param dates of the edition, YYYY-MM-DD, in order
 * @returns null for what is no stay of the edition
 */
export const stayNamed = (named: string, dates: readonly string[]) =>
  stayOptions(dates).find(({ label, from }) => label === named || from === named) ?? null;
