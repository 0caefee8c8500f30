// A circuit breaker and time limit around a payment provider. main.ts wraps every provider in it:
// the modules inside need no time limit of their own, but are free to have one.

import { ProviderUnavailable } from './failure.ts';
import type { PaymentProvider } from './provider.ts';

/** Longest wait for one response. */
const LIMIT_MS = 5_000;
/** After this many failures in a row no calls are made for a while; then a single one is tried. */
const FAILURES = 5;
const REST_MS = 10_000;

interface GuardSettings {
  limitMs?: number;
  restMs?: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

export function guardProvider(
  provider: PaymentProvider,
  { limitMs = LIMIT_MS, restMs = REST_MS, now = () => performance.now() }: GuardSettings = {},
): PaymentProvider {
  let failures = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let isTrying = false;

  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    const isDown = failures >= FAILURES;
    if (isDown && (isTrying || now() < restsUntil))
      throw new ProviderUnavailable(
        'The payment provider has failed several times and is not called for a moment.',
      );
    if (isDown) isTrying = true;
    try {
      const result = await inTime(call, limitMs);
      failures = 0;
      return result;
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
    // A health check: bypasses the breaker and does not count as a failure.
    check: () => inTime(() => provider.check(), limitMs),
    start: (request) => guarded(() => provider.start(request)),
    requery: (attempt) => guarded(() => provider.requery(attempt)),
    close: (attempt) => guarded(() => provider.close(attempt)),
    refund: (refund) => guarded(() => provider.refund(refund)),
    readMessage: (body, headers) => provider.readMessage(body, headers),
  };
}

/** A response after the limit is dropped: the provider can be queried for it later. */
async function inTime<T>(call: () => Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ProviderUnavailable(`The payment provider did not answer within ${limitMs} ms.`)),
      limitMs,
    );
  });
  try {
    return await Promise.race([call(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
