// Limits and release terms of hours booked with an unconfirmed email address.

const HOUR_MS = 3_600_000;

/** Maximum unconfirmed hours per IP address and day, overridable per edition. */
export const UNCONFIRMED_HOURS_A_DAY = 400;

/** This many unconfirmed hours from one IP address within this time are a burst; a dozen office visitors take fewer. */
export const BURST_HOURS = 100;
export const BURST_WINDOW_MS = HOUR_MS;

/** Maximum registrations of a burst listed and released at a time. */
export const BURST_LISTED = 500;

/** How long the origin of an unconfirmed registration is kept. */
export const ORIGIN_KEPT_MS = 14 * 24 * HOUR_MS;

/** Allowed range for an edition: hours after which unconfirmed hours are released. */
export const RELEASE_AFTER_HOURS = { least: 2, most: 24 * 90 } as const;

/**
 * Scales the threshold of a limit or a burst.
 * @param scale RATE_LIMIT_SCALE
 * @returns a whole number, 1 or more
 */
export function scaledHours(hours: number, scale: number): number {
  return Math.min(2_147_483_647, Math.max(1, Math.round(hours * scale)));
}

/**
 * The earliest instant at which the hours of a registration may be released.
 * @param madeAt when it was made
 * @param afterHours whole hours
 */
export function releaseInstant(madeAt: Date, afterHours: number): Date {
  return new Date(madeAt.getTime() + afterHours * HOUR_MS);
}

export interface ReleaseTerms {
  /** Unconfirmed registrations made until then are reminded once. */
  remindedBefore: Date;
  /** Registrations made until then may lose their hours ... */
  madeBefore: Date;
  /** ... if the mail server accepted the reminder by then, so that the reader has had half of the time to respond. */
  reminderSentBefore: Date;
}

/**
 * When registrations are reminded and released, in an edition that releases hours.
 * @param afterHours whole hours after a registration
 * @param now an instant
 */
export function releaseTerms(afterHours: number, now: Date): ReleaseTerms {
  const whole = afterHours * HOUR_MS;
  const before = (ms: number) => new Date(now.getTime() - ms);
  return {
    remindedBefore: before(whole / 2),
    madeBefore: before(whole),
    reminderSentBefore: before(whole / 2),
  };
}
