// Rate limits per caller. Counted in this process; several processes each count their own (record 0005).

import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import { message } from '@visavis/domain/message/message';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { AppError } from './app-error.ts';
import { type Counters, createCounters } from './counters.ts';
import { RATES, type RequestLimit, scaledLimit } from './limits.ts';

export async function limitCalls(app: FastifyInstance, scale: number): Promise<void> {
  await app.register(rateLimit, {
    ...scaledLimit(RATES.calls, scale),
    store: CountingStore,
    keyGenerator: addressKey,
    // Only API calls count: probes and pictures are cheap and numerous. Matched by the route rather than the URL as
    // written, which has many spellings.
    allowList: (request) => !request.routeOptions.url?.startsWith('/api/'),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeaders: {
      'retry-after': false,
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, context) => tooMany(Math.ceil(context.ttl / 1000)),
  });
}

/** Replaces the library's store: counts networks as well as addresses, in bounded memory. */
class CountingStore implements FastifyRateLimitStore {
  readonly #counters: Counters;
  readonly #max: number;

  /** @param options of the library, or of a route */
  constructor(options: object) {
    const { max, timeWindow } = { ...RATES.calls, ...options };
    this.#max = max;
    this.#counters = createCounters({ max, timeWindow });
  }

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
  ): void {
    const { isRefused, count, endsInMs } = this.#counters.take(key);
    callback(null, { current: isRefused ? this.#max + 1 : count, ttl: endsInMs });
  }

  child(options: object): CountingStore {
    return new CountingStore(options);
  }
}

/** The error for a call that exceeds a rate limit. */
export const tooMany = (retryAfterSeconds: number): AppError =>
  new AppError('request.too-many', message('request.too-many', { seconds: retryAfterSeconds }), {
    retryAfterSeconds,
  });

/**
 * A limit in addition to that of the route.
 * @param keyOf the key a request is counted under; its address by default
 * @returns counts a request, and throws if there were too many
 */
export function limiter(
  limit: RequestLimit,
  keyOf: (request: FastifyRequest) => string = addressKey,
): (request: FastifyRequest) => void {
  const counters = createCounters(limit);
  return (request) => {
    const { isRefused, endsInMs } = counters.take(keyOf(request));
    if (isRefused) throw tooMany(Math.ceil(endsInMs / 1000));
  };
}
