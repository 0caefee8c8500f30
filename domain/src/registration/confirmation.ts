// Hours that nobody stands behind yet: the email address of their registration has not been confirmed.

const HOUR_MS = 3_600_000;

/** Most hours that one address may take in a day while nobody confirms them, unless an edition says otherwise. */
export const UNCONFIRMED_HOURS_A_DAY = 400;

/** So many unconfirmed hours from one address within this time are a burst: an office of a dozen visitors has fewer. */
export const BURST_HOURS = 100;
export const BURST_WINDOW_MS = HOUR_MS;

/** Registrations of one burst that are listed, and released, at a time. */
export const BURST_LISTED = 500;

/** From where an unconfirmed registration was made is forgotten after this long. */
export const ORIGIN_KEPT_MS = 14 * 24 * HOUR_MS;

/** What an edition may set: hours after which unconfirmed hours are released. */
export const RELEASE_AFTER_HOURS = { least: 2, most: 24 * 90 } as const;

/**
 * The least of what is counted against a limit or a burst.
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
  /** Unconfirmed registrations that were made until then are reminded, once. */
  remindedBefore: Date;
  /** Those that were made until then may lose their hours ... */
  madeBefore: Date;
  /** ... where the mail server took the reminder by then: a reader has half of the time left. */
  reminderSentBefore: Date;
}

/**
 * Who is reminded and who is released, in an edition that releases.
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
