// One call of the interface, as a client makes it that may never get an answer.
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

/** Far longer than any answer takes: a call that is never answered fails the test instead of hanging it. */
const ANSWER_WITHIN_MS = 30_000;

/** @returns null when no answer arrived whole: what was asked may have been done, or not */
export async function send<E extends Endpoint>(
  origin: string,
  endpoint: E,
  { body, draftToken, idempotencyKey }: CallParts = {},
): Promise<Reply<Output<E>> | null> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(new URL(endpoint.path, origin), {
      method: endpoint.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(draftToken === undefined ? {} : { 'x-draft-token': draftToken }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    text = await answer.text();
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new Error(`${endpoint.method} ${endpoint.path} was not answered within ${ANSWER_WITHIN_MS} ms`);
    // Refused, reset, or cut off in the middle: the server died.
    return null;
  }
  const { status } = answer;
  if (status === endpoint.status) return { ok: true, status, output: JSON.parse(text) as Output<E> };
  const { code } = JSON.parse(text) as ErrorAnswer;
  return { ok: false, status, code, text, retryAfter: answer.headers.get('retry-after') };
}
