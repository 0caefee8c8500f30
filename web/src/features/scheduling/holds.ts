// The interface through which the scheduler reads and claims holds of the draft.

/** An hour at an exhibitor: day number and start in minutes. */
export interface HourRef {
  exhibitorId: number;
  day: number;
  minute: number;
}

/** An hour to be held. */
export interface WantedHour extends HourRef {
  /** Length on the visitor's screen, in minutes: refused if it has changed since. */
  length?: number;
}

export interface HeldHour extends HourRef {
  /** When it lapses unless it is renewed; milliseconds of performance.now(). */
  lapsesAt: number;
  /** It cannot be renewed. */
  isLast: boolean;
}

export interface HoldsNow {
  /** Whether the server has answered; then a planned hour that is not in `held` is unheld. */
  known: boolean;
  held: readonly HeldHour[];
  /** Hours being claimed, here or in another tab of the same draft. */
  claiming: readonly HourRef[];
  renewalFails: boolean;
  /** Incremented whenever the set of held hours changes. */
  changes: number;
}

export interface Holds {
  now(): HoldsNow;
  subscribe(notify: () => void): () => void;
  /**
   * Holds an hour; an existing hold with the same exhibitor moves. Calls of one draft run one after another.
   * @param onHeld called before the next call of the draft, so that the plan has the hour by then
   * @throws ApiError
   */
  hold(hour: WantedHour, onHeld: () => void): Promise<void>;
  /**
   * Holds hours of different exhibitors, in one call unless others have taken any.
   * @param onHeld called like that of `hold`, with the hours that were not taken
   * @returns the hours that others had taken; the rest is held
   * @throws ApiError; then nothing was held
   */
  holdMany(
    hours: readonly WantedHour[],
    onHeld: (held: readonly WantedHour[]) => void,
  ): Promise<readonly WantedHour[]>;
  /** Identifies the draft, so that its own hours are not counted as taken. */
  draftToken(): string | undefined;
}

export const sameHour = (a: HourRef, b: HourRef): boolean =>
  a.exhibitorId === b.exhibitorId && a.day === b.day && a.minute === b.minute;

export const isHeld = (now: HoldsNow, hour: HourRef): boolean =>
  now.held.some((held) => sameHour(held, hour));

/** Held by this draft, or about to be. */
export const isOwn = (now: HoldsNow, hour: HourRef): boolean =>
  isHeld(now, hour) || now.claiming.some((claimed) => sameHour(claimed, hour));

/** The state before the server has answered. */
export const NOTHING_HELD: HoldsNow = {
  known: false,
  held: [],
  claiming: [],
  renewalFails: false,
  changes: 0,
};
