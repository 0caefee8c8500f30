// When to query a provider for a payment's status, so that none is missed and the provider's limits are respected.
import type { PaymentState } from './schema.ts';

/** An organiser's check queries the provider at most once per booking in this time. */
export const ORGANISER_PAUSE_MS = 300_000;
/** The buyer's result page queries at most once per attempt in this time. */
export const BUYER_PAUSE_MS = 10_000;
/** Delay after the start, and while the provider does not respond. */
export const FIRST_POLL_MS = 20_000;
/** An attempt that is unknown to the provider, and whose URL was never given out, expires after this time. */
export const UNREACHED_MS = 300_000;

const LONGER_EACH_TIME_MS = 5_000;
/** Including the time of a sweep and a response, a payment is noticed within a minute. */
const LONGEST_PAUSE_MS = 40_000;

const MINUTE_MS = 60_000;
/** Payments may arrive late: poll times after the end of an attempt. */
const LATE_POLLS_MS = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);

/**
 * When the sweeper queries an attempt again, after a response.
 * @param endedAt null while it is open
 * @param askCount how often the sweeper has queried it
 * @returns null if not needed: paid, or ended a day ago
 */
export function nextPollAt(
  { state, endedAt, askCount }: { state: PaymentState; endedAt: Date | null; askCount: number },
  now: Date,
): Date | null {
  if (state === 'paid') return null;
  if (state === 'open' || endedAt === null) {
    const pause = Math.min(FIRST_POLL_MS + LONGER_EACH_TIME_MS * askCount, LONGEST_PAUSE_MS);
    return new Date(now.getTime() + pause);
  }
  const delay = LATE_POLLS_MS.find((after) => endedAt.getTime() + after > now.getTime());
  return delay === undefined ? null : new Date(endedAt.getTime() + delay);
}
