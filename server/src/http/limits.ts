// All limits on what one caller may do, in one place. Each applies per address; the networks around it share a few
// times as much (address-key.ts). `RATE_LIMIT_SCALE` multiplies them, except those that guard secrets.

/** A number of uses in a time window (milliseconds). */
export interface RequestLimit {
  max: number;
  timeWindow: number;
}

const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
const perMinute = (max: number): RequestLimit => ({ max, timeWindow: MINUTE_MS });
const perQuarterHour = (max: number): RequestLimit => ({ max, timeWindow: 15 * MINUTE_MS });

/** Rates: uses per time window. */
export const RATES = {
  /** API calls without their own limit. */
  calls: perMinute(1200),
  searches: perMinute(300),
  registrations: perMinute(60),
  /** A company applies once; each application brings up to twenty megabytes. */
  applications: perMinute(10),
  /** A visitor picks a slot every few seconds at most; an office has many visitors. */
  holds: perMinute(600),
  /** A visitor accepts a suggestion, or returns to a plan, now and then. Each call may hold a whole plan. */
  manyHolds: perMinute(120),
  /** Each visitor needs one; limits a script that discards its token each time. */
  newDrafts: perMinute(60),
  /** A visitor changes a meeting now and then; an office has many visitors. */
  ownChanges: perMinute(120),
  scheduleLinks: perQuarterHour(30),
  downloads: perMinute(60),
  /** An organiser tries a few times while setting the environment. */
  connectionTests: perMinute(10),
  paymentStarts: perMinute(30),
  paymentOutcomes: perMinute(120),
  /** A page without a response polls every few seconds; an office has many visitors. */
  submissionOutcomes: perMinute(120),
  /** Pages of the site. Beyond this rate, each page is delayed. */
  pages: perMinute(600),
  /** Pages rendered on the server because they are not in the cache; beyond this rate the bare document is sent. */
  renders: { max: 60, timeWindow: 15 * SECOND_MS },
} as const satisfies Record<string, RequestLimit>;

/** How often secrets may be tried; never scaled. */
export const SECRET_RATES = {
  loginsOfAccount: perQuarterHour(10),
  loginsOfAddress: perQuarterHour(20),
  resetsOfAddress: perQuarterHour(20),
  passwordLinksOfAddress: perQuarterHour(60),
  /** Passwords and codes requested within a session. */
  secretsOfAccount: perQuarterHour(10),
} as const satisfies Record<string, RequestLimit>;

/** Concurrent uses. */
export const SHARES = {
  /** Event streams: each is a socket and little else. A page beyond the limit polls instead. */
  streams: { ofAll: 5_000, ofAddress: 400 },
  /** Pages being rendered; a few more queue for a short time. */
  renders: { ofAll: 4, ofAddress: 2, waiting: 40, waitingOfAddress: 4, waitMs: 2 * SECOND_MS },
  /** Callers who opened too many pages, and are delayed. */
  slowedPages: { ofAll: 2_000, ofAddress: 100 },
  /**
   * Applications being received: each holds one file in memory, and three addresses cannot fill it. Others queue; a
   * slow upload gives way to them.
   */
  uploads: { ofAll: 16, ofAddress: 4, waiting: 100, waitingOfAddress: 20, waitMs: 20 * SECOND_MS },
  /** Pictures being decoded: one large and one of common size. No file waits longer than its turn. */
  decodes: { ofAll: 1, ofAddress: 1, waiting: 1_000, waitingOfAddress: 1_000, waitMs: 10 * MINUTE_MS },
  /** Slots held: an office of twenty-five visitors with eight slots each; HOLDS_PER_ADDRESS overrides it. */
  holds: { ofAddress: 200 },
} as const;

/** @param scale RATE_LIMIT_SCALE */
export function scaled(count: number, scale: number): number {
  return Math.max(1, Math.round(count * scale));
}

/** @param scale RATE_LIMIT_SCALE */
export function scaledLimit({ max, timeWindow }: RequestLimit, scale: number): RequestLimit {
  return { max: scaled(max, scale), timeWindow };
}
