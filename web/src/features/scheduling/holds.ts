// What the scheduler needs of whoever keeps hours for the draft: the hours kept, and the way to another.

/** An hour at an exhibitor: day number and start hour. */
export interface HourRef {
  exhibitorId: number;
  day: number;
  hour: number;
}

export interface HeldHour extends HourRef {
  /** When it lapses unless it is renewed; milliseconds of performance.now(). */
  lapsesAt: number;
  /** No renewal makes it longer. */
  isLast: boolean;
}

export interface HoldsNow {
  /** Whether the server has been asked: then what is planned and not held is held by nobody. */
  known: boolean;
  held: readonly HeldHour[];
  /** Hours that are being asked for, here or in another tab of the same draft. */
  claiming: readonly HourRef[];
  renewalFails: boolean;
  /** Grows whenever other hours are held than before. */
  changes: number;
}

export interface Holds {
  now(): HoldsNow;
  subscribe(notify: () => void): () => void;
  /**
   * Keeps an hour; one kept with the same exhibitor moves. Calls of one draft follow one another.
   * @param onHeld called before any other call of the draft, so that the plan has the hour by then
   * @throws ApiError
   */
  hold(hour: HourRef, onHeld: () => void): Promise<void>;
  /** Names the draft, so that its own hours are not counted as taken. */
  draftToken(): string | undefined;
}

export const sameHour = (a: HourRef, b: HourRef): boolean =>
  a.exhibitorId === b.exhibitorId && a.day === b.day && a.hour === b.hour;

export const isHeld = (now: HoldsNow, hour: HourRef): boolean =>
  now.held.some((held) => sameHour(held, hour));

/** Held by this draft, or about to be. */
export const isOwn = (now: HoldsNow, hour: HourRef): boolean =>
  isHeld(now, hour) || now.claiming.some((claimed) => sameHour(claimed, hour));

/** Before the server has been asked. */
export const NOTHING_HELD: HoldsNow = {
  known: false,
  held: [],
  claiming: [],
  renewalFails: false,
  changes: 0,
};
