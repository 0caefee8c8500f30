// Makes the calls that the contract describes, and turns every refusal into one kind of error.
import type { CallInput, Endpoint, Output } from '@visavis/contract/endpoint';
import type { ErrorAnswer, ErrorCode } from '@visavis/contract/errors';
import { clearSession, readToken } from './stored-session.ts';

/** What a failed call tells: by `code`, never by its sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** A code of the contract; 'network' when no answer came, 'answer.unreadable' when it was not ours. */
  readonly code: ErrorCode | 'network' | 'answer.unreadable';
  readonly fields?: Readonly<Record<string, string>>;
  readonly lost?: ErrorAnswer['lost'];
  readonly requestId: string;
  /** The `error` and `message` sentences of the answer, where it had them. */
  readonly serverError?: string;
  readonly serverMessage?: string;

  constructor(status: number, code: ApiError['code'], answer: Partial<ErrorAnswer> = {}, cause?: unknown) {
    super(answer.message ?? answer.error ?? code, cause === undefined ? undefined : { cause });
    this.status = status;
    this.code = code;
    this.requestId = answer.requestId ?? '';
    if (answer.fields) this.fields = answer.fields;
    if (answer.lost) this.lost = answer.lost;
    if (answer.error !== undefined) this.serverError = answer.error;
    if (answer.message !== undefined) this.serverMessage = answer.message;
  }
}

type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a call takes: the parts that its description names, and a signal that ends it. */
export type CallOptions<E extends Endpoint> = Given<CallInput<E>> & { signal?: AbortSignal };

type Loose = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
};

/**
 * Makes a call.
 * @throws ApiError for every answer that is not a success, and when none came; an aborted call throws what
 *   fetch throws for it
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: Record<string, never> extends Given<CallInput<E>>
    ? [options?: CallOptions<E>]
    : [options: CallOptions<E>]
): Promise<Output<E>> {
  const given = (options ?? {}) as Loose;
  const response = await send(endpoint, given);
  if (response.status === 401) clearSession();
  const answer = await readJson(response, given.signal);
  if (response.ok) {
    if (answer === undefined) throw new ApiError(response.status, 'answer.unreadable');
    return answer as Output<E>;
  }
  const refusal = isRecord(answer) ? (answer as Partial<ErrorAnswer>) : {};
  throw new ApiError(response.status, refusal.code ?? 'answer.unreadable', refusal);
}

async function send(endpoint: Endpoint, given: Loose): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  const token = readToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(given.headers ?? {}))
    if (value !== undefined) headers.set(name, String(value));
  const request: RequestInit = { method: endpoint.method, headers, credentials: 'same-origin' };
  if (given.body !== undefined) {
    headers.set('content-type', 'application/json');
    request.body = JSON.stringify(given.body);
  }
  if (given.signal) request.signal = given.signal;
  try {
    return await fetch(addressOf(endpoint.path, given), request);
  } catch (cause) {
    if (given.signal?.aborted) throw cause;
    throw new ApiError(0, 'network', {}, cause);
  }
}

function addressOf(path: string, { params = {}, query = {} }: Loose): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    // Not JSON, or cut short: the caller sees 'answer.unreadable'.
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
