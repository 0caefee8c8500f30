// When a provider is asked what became of a payment, so that none is missed and the provider's limits are kept.
import type { PaymentState } from './schema.ts';

/** An organiser's check asks the provider at most once for a booking in this time. */
export const ORGANISER_PAUSE_MS = 300_000;
/** The result page of a buyer asks at most once for an attempt in this time. */
export const BUYER_PAUSE_MS = 10_000;
/** After the start, and while the provider does not answer. */
export const FIRST_ASK_MS = 20_000;
/** An attempt that no provider has heard of, and whose address nobody was given, is over after this time. */
export const UNREACHED_MS = 300_000;

const LONGER_EACH_TIME_MS = 5_000;
/** With the time of a sweep and of an answer, money that came is seen within a minute. */
const LONGEST_PAUSE_MS = 40_000;

const MINUTE_MS = 60_000;
/** Money may come late: looks at an attempt after its end. */
const LATE_LOOKS_MS = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);

/**
 * When the sweeper asks about an attempt again, after an answer.
 * @param endedAt null while it is open
 * @param askCount how often the sweeper has asked
 * @returns null when it need not: paid, or ended for a day
 */
export function nextAskAt(
  { state, endedAt, askCount }: { state: PaymentState; endedAt: Date | null; askCount: number },
  now: Date,
): Date | null {
  if (state === 'paid') return null;
  if (state === 'open' || endedAt === null) {
    const pause = Math.min(FIRST_ASK_MS + LONGER_EACH_TIME_MS * askCount, LONGEST_PAUSE_MS);
    return new Date(now.getTime() + pause);
  }
  const look = LATE_LOOKS_MS.find((after) => endedAt.getTime() + after > now.getTime());
  return look === undefined ? null : new Date(endedAt.getTime() + look);
}
