// Stripe's own client, held to a time and a size: what hangs, drips or floods is no answer.
import { Stripe } from 'stripe';
import { ProviderUnavailable } from '../failure.ts';

/** From the first byte that is sent to the last that is read. */
const TIMEOUT_MS = 5_000;
/** A session with everything expanded has some ten thousand. */
const ANSWER_LIMIT_BYTES = 1_000_000;
const CLOSED_CODES = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const BODILESS_STATUSES = new Set([101, 204, 205, 304]);

export interface StripeClientOptions {
  secretKey: string;
  /** An origin in Stripe's place, for tests. */
  apiUrl?: string;
  timeoutMs?: number;
}

export function createStripeClient({ secretKey, apiUrl, timeoutMs }: StripeClientOptions): Stripe {
  const url = apiUrl === undefined ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: timeoutMs ?? TIMEOUT_MS,
    // Whoever waits asks again: the buyer, the page that shows the result, the sweeper.
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

/** The time limit comes with the signal that the client gives, and holds for the body as well. */
async function boundedFetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  // The key goes to one place: an answer that sends elsewhere is none.
  const send = () => fetch(input, { ...init, redirect: 'error' });
  const answer = await send().catch((error: unknown) => {
    // A kept connection that was closed meanwhile. What is posted carries a key and happens once.
    if (init?.signal?.aborted || !CLOSED_CODES.has(codeOf(error))) throw error;
    return send();
  });
  const body = await readBody(answer);
  return new Response(BODILESS_STATUSES.has(answer.status) ? null : body, {
    status: answer.status,
    headers: answer.headers,
  });
}

async function readBody(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early ends the connection.
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > ANSWER_LIMIT_BYTES) throw new Error('The answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** Says what went wrong without the sentence of the answer, which may hold anything. */
export function unavailable(error: unknown): ProviderUnavailable {
  if (error instanceof ProviderUnavailable) return error;
  const facts =
    error instanceof Stripe.errors.StripeError
      ? [error.type, error.statusCode, error.code, error.param, error.requestId].filter(Boolean)
      : [error instanceof Error ? error.name : 'unknown'];
  return new ProviderUnavailable(`Stripe gave no usable answer: ${facts.join(' ')}`, { cause: error });
}

/** Whether Stripe understood the call and says no: asking again would change nothing. */
export function isRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError
  );
}
