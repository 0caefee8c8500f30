// Stripe's own client with a time and size limit: a response that hangs, drips or floods counts as none.
import { Stripe } from 'stripe';
import { ProviderUnavailable } from '../failure.ts';

/** From the first byte sent to the last byte read. */
const TIMEOUT_MS = 5_000;
/** A fully expanded session has some ten thousand. */
const RESPONSE_LIMIT_BYTES = 1_000_000;
const CLOSED_CODES = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const BODILESS_STATUSES = new Set([101, 204, 205, 304]);

export interface StripeClientOptions {
  secretKey: string;
  /** Replaces Stripe's origin, for tests. */
  apiUrl?: string;
  timeoutMs?: number;
}

export function createStripeClient({ secretKey, apiUrl, timeoutMs }: StripeClientOptions): Stripe {
  const url = apiUrl === undefined ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: timeoutMs ?? TIMEOUT_MS,
    // Every caller retries anyway: the buyer, the result page and the sweeper.
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? '443' : '80'),
      protocol: url.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** The time limit is in the signal that the client passes, and covers the body as well. */
async function boundedFetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  // The key goes to Stripe only: a redirect counts as a failure.
  const send = () => fetch(input, { ...init, redirect: 'error' });
  const response = await send().catch((error: unknown) => {
    // A kept-alive connection that was closed meanwhile. POSTs carry an idempotency key, so a retry is safe.
    if (init?.signal?.aborted || !CLOSED_CODES.has(codeOf(error))) throw error;
    return send();
  });
  const body = await readBody(response);
  return new Response(BODILESS_STATUSES.has(response.status) ? null : body, {
    status: response.status,
    headers: response.headers,
  });
}

async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early ends the connection.
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > RESPONSE_LIMIT_BYTES) throw new Error('The response is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** Describes the failure without the response's message, which may hold anything. */
export function unavailable(error: unknown): ProviderUnavailable {
  if (error instanceof ProviderUnavailable) return error;
  const facts =
    error instanceof Stripe.errors.StripeError
      ? [error.type, error.statusCode, error.code, error.param, error.requestId].filter(Boolean)
      : [error instanceof Error ? error.name : 'unknown'];
  return new ProviderUnavailable(`Stripe gave no usable answer: ${facts.join(' ')}`, { cause: error });
}

/** Whether Stripe understood the call and rejected it: a retry would change nothing. */
export function isRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError
  );
}
