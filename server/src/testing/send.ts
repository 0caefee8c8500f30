// A call of the API by a client that may never get a response.
import type { Endpoint, Output } from '@visavis/contract/endpoint';
import type { ErrorAnswer, ErrorCode } from '@visavis/contract/errors';

export interface CallParts {
  body?: unknown;
  draftToken?: string | undefined;
  idempotencyKey?: string;
}

export type Reply<T> =
  | { ok: true; status: number; output: T }
  | { ok: false; status: number; code: ErrorCode; text: string; retryAfter: string | null };

/** Far longer than any response takes: a call without a response fails the test instead of hanging it. */
const TIMEOUT_MS = 30_000;

/** @returns null when no complete response arrived: the call may have been executed, or not */
export async function send<E extends Endpoint>(
  origin: string,
  endpoint: E,
  { body, draftToken, idempotencyKey }: CallParts = {},
): Promise<Reply<Output<E>> | null> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(new URL(endpoint.path, origin), {
      method: endpoint.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(draftToken === undefined ? {} : { 'x-draft-token': draftToken }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await response.text();
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new Error(`${endpoint.method} ${endpoint.path} was not answered within ${TIMEOUT_MS} ms`);
    // Refused, reset, or cut off midway: the server died.
    return null;
  }
  const { status } = response;
  if (status === endpoint.status) return { ok: true, status, output: JSON.parse(text) as Output<E> };
  const { code } = JSON.parse(text) as ErrorAnswer;
  return { ok: false, status, code, text, retryAfter: response.headers.get('retry-after') };
}
