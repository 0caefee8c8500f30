// All limits of what one caller may do, in one place. Each holds for an address; the networks around it have a few
// times as much together (address-key.ts). `RATE_LIMIT_SCALE` multiplies them, but for those that guard secrets.

/** So many in a window of time. */
export interface RequestLimit {
  max: number;
  timeWindow: number;
}

const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
const perMinute = (max: number): RequestLimit => ({ max, timeWindow: MINUTE_MS });
const perQuarterHour = (max: number): RequestLimit => ({ max, timeWindow: 15 * MINUTE_MS });

/** How often. */
export const RATES = {
  /** Calls of the interface that have no limit of their own. */
  calls: perMinute(1200),
  searches: perMinute(300),
  registrations: perMinute(60),
  /** A company applies once; each application brings up to twenty megabytes. */
  applications: perMinute(10),
  /** A visitor confirms an hour every few seconds at most; an office has many visitors. */
  holds: perMinute(600),
  /** Each visitor needs one; a script that throws its token away gets no further than this. */
  newDrafts: perMinute(60),
  /** A visitor changes a meeting now and then; an office has many visitors. */
  ownChanges: perMinute(120),
  scheduleLinks: perQuarterHour(30),
  downloads: perMinute(60),
  paymentStarts: perMinute(30),
  paymentOutcomes: perMinute(120),
  /** A page without an answer asks every few seconds; an office has many visitors. */
  submissionOutcomes: perMinute(120),
  /** Pages of the site. Whoever opens more waits a moment for each. */
  pages: perMinute(600),
  /** Pages that are drawn for a caller because nobody asked for them a moment ago; beyond, the bare ones are sent. */
  draws: { max: 60, timeWindow: 15 * SECOND_MS },
} as const satisfies Record<string, RequestLimit>;

/** How often secrets may be tried: never scaled. */
export const SECRET_RATES = {
  loginsOfAccount: perQuarterHour(10),
  loginsOfAddress: perQuarterHour(20),
  resetsOfAddress: perQuarterHour(20),
  passwordLinksOfAddress: perQuarterHour(60),
  /** Passwords and codes asked for inside a session. */
  secretsOfAccount: perQuarterHour(10),
} as const satisfies Record<string, RequestLimit>;

/** How many at a time. */
export const SHARES = {
  /** Streams of changes: each is a socket and little else. A page beyond them asks now and then instead. */
  streams: { ofAll: 5_000, ofAddress: 400 },
  /** Pages that are drawn; a few more wait for it, for a moment. */
  draws: { ofAll: 4, ofAddress: 2, waiting: 40, waitingOfAddress: 4, waitMs: 2 * SECOND_MS },
  /** Callers who opened too many pages, and wait for each. */
  slowedPages: { ofAll: 2_000, ofAddress: 100 },
  /**
   * Applications that are read: each holds one file in memory, and three addresses do not fill it. Others wait; whoever
   * is slow gives way to them.
   */
  uploads: { ofAll: 16, ofAddress: 4, waiting: 100, waitingOfAddress: 20, waitMs: 20 * SECOND_MS },
  /** Pictures that are decoded: one large and one of common size. No file waits for more than its turn. */
  decodes: { ofAll: 1, ofAddress: 1, waiting: 1_000, waitingOfAddress: 1_000, waitMs: 10 * MINUTE_MS },
  /** Hours held: an office of twenty-five visitors with eight hours each; HOLDS_PER_ADDRESS is another number. */
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
