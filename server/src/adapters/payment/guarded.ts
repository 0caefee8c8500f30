// A provider that is never waited for long and not asked while it is down. Put around every provider in main.ts:
// the modules inside need no time limit of their own, but are free to have one.

import { ProviderUnavailable } from './failure.ts';
import type { PaymentProvider } from './provider.ts';

/** Longest wait for one answer. */
const LIMIT_MS = 5_000;
/** So many failures in a row, and nothing is asked for a while; then one call tries. */
const FAILURES = 5;
const REST_MS = 10_000;

interface GuardSettings {
  limitMs?: number;
  restMs?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

export function guardProvider(
  provider: PaymentProvider,
  { limitMs = LIMIT_MS, restMs = REST_MS, now = () => performance.now() }: GuardSettings = {},
): PaymentProvider {
  let failures = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let isTrying = false;

  async function guarded<T>(ask: () => Promise<T>): Promise<T> {
    const isDown = failures >= FAILURES;
    if (isDown && (isTrying || now() < restsUntil))
      throw new ProviderUnavailable(
        'The payment provider has failed several times and is left alone a moment.',
      );
    if (isDown) isTrying = true;
    try {
      const answer = await inTime(ask, limitMs);
      failures = 0;
      return answer;
    } catch (error) {
      if (error instanceof ProviderUnavailable) {
        failures += 1;
        restsUntil = now() + restMs;
      }
      throw error;
    } finally {
      if (isDown) isTrying = false;
    }
  }

  return {
    ...(provider.pages ? { pages: (app) => provider.pages?.(app) } : {}),
    name: provider.name,
    redirectOrigins: provider.redirectOrigins,
    openMinutes: provider.openMinutes,
    start: (request) => guarded(() => provider.start(request)),
    requery: (attempt) => guarded(() => provider.requery(attempt)),
    close: (attempt) => guarded(() => provider.close(attempt)),
    refund: (refund) => guarded(() => provider.refund(refund)),
    readMessage: (body, headers) => provider.readMessage(body, headers),
  };
}

/** What comes after the limit is lost: whatever it was, the provider can be asked for it again. */
async function inTime<T>(ask: () => Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ProviderUnavailable(`The payment provider did not answer within ${limitMs} ms.`)),
      limitMs,
    );
  });
  try {
    return await Promise.race([ask(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
