// How often one address may call. Counted in this process; several processes each count their own (record 0005).
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';

export interface RequestLimit {
  /** Calls allowed in the window. */
  max: number;
  timeWindow: number;
}

export const MINUTE_MS = 60_000;
const CALLS_A_MINUTE = 1200;

/** @param scale RATE_LIMIT_SCALE: a factor on every limit but those of logins */
export function scaledLimit(callsAMinute: number, scale: number): RequestLimit {
  return { max: Math.max(1, Math.round(callsAMinute * scale)), timeWindow: MINUTE_MS };
}

export async function limitCalls(app: FastifyInstance, scale: number): Promise<void> {
  await app.register(rateLimit, {
    ...scaledLimit(CALLS_A_MINUTE, scale),
    keyGenerator: addressKey,
    // Probes and pictures are cheap and many: only calls of the interface count.
    // Told by the route and not by the address as it was written, which has many spellings.
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

/** The refusal of a call that came too often. */
export function tooMany(
  retryAfterSeconds: number,
): Error & { statusCode: number; retryAfterSeconds: number } {
  return Object.assign(new Error(`Too many requests. Please try again in ${inWords(retryAfterSeconds)}.`), {
    statusCode: 429,
    retryAfterSeconds,
  });
}

/** '1 second', '90 seconds', '15 minutes'. */
function inWords(seconds: number): string {
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Counts a call with `app.createRateLimit` and throws the refusal when there were too many. */
export async function refuseTooMany(
  count: ReturnType<FastifyInstance['createRateLimit']>,
  request: FastifyRequest,
): Promise<void> {
  const status = await count(request);
  if (!status.isAllowed && status.isExceeded) throw tooMany(status.ttlInSeconds);
}
