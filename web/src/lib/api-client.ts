// Makes the calls described by the contract, and turns every error response into an ApiError.

import { type CallText, type CredentialOf, EDITION_HEADER, partsOf } from '@visavis/contract/endpoint';
import type { ErrorAnswer, ErrorCode } from '@visavis/contract/errors';
import type { Call, InputOf, OutputOf } from '@visavis/contract/interface';
import { readChosenEdition, readShownEdition } from './chosen-edition.ts';
import { syncServerTime } from './server-clock.ts';
import { clearSession, leaveSession, readToken } from './session-token.ts';

/** A failed call. Decide by `code`, never by its message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /**
   * A code of the contract; 'network' without a response, 'answer.unreadable' when the response was not our server's.
   */
  readonly code: ErrorCode | 'network' | 'answer.unreadable';
  declare readonly fields?: Readonly<Record<string, string>>;
  /** The message of the response and those of its fields, as codes and values. */
  declare readonly reason?: ErrorAnswer['reason'];
  declare readonly reasons?: ErrorAnswer['reasons'];
  declare readonly lost?: ErrorAnswer['lost'];
  declare readonly meeting?: ErrorAnswer['meeting'];
  declare readonly categoryTree?: ErrorAnswer['categoryTree'];
  declare readonly exhibitor?: ErrorAnswer['exhibitor'];
  declare readonly inTheWay?: ErrorAnswer['inTheWay'];
  declare readonly deletion?: ErrorAnswer['deletion'];
  declare readonly application?: ErrorAnswer['application'];
  declare readonly booking?: ErrorAnswer['booking'];
  declare readonly contact?: ErrorAnswer['contact'];
  declare readonly edition?: ErrorAnswer['edition'];
  declare readonly freeHours?: ErrorAnswer['freeHours'];
  readonly requestId: string;
  /** True for a call with an organiser's session that has ended: the login that opens says so. */
  isSessionOver = false;
  /** The response's `error` and `message` texts, where present. */
  declare readonly serverError?: string;
  declare readonly serverMessage?: string;

  constructor(status: number, code: ApiError['code'], answer: Partial<ErrorAnswer> = {}, cause?: unknown) {
    const { error, message, code: _, requestId = '', ...parts } = answer;
    super(message ?? error ?? code, cause === undefined ? undefined : { cause });
    // Declared above, and absent if the response has no such part.
    Object.assign(this, parts);
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    if (error !== undefined) this.serverError = error;
    if (message !== undefined) this.serverMessage = message;
  }
}

type CallParts = ReturnType<typeof partsOf>;

type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** Calls authorised by an emailed link take its key. */
type KeyOf<C extends Call> = CredentialOf<C> extends 'link' ? { key: string } : unknown;

/**
 * Public calls read an edition: null or omitted for the one that visitors see. Calls of staff use the chosen one,
 * unless they name another.
 */
type EditionOf<C extends Call> = CredentialOf<C> extends 'link' ? unknown : { edition?: number | null };

interface Handling {
  signal?: AbortSignal;
  /** The page handles `success: false` itself; for every other call it is a refusal. */
  mayNotSucceed?: true;
}

/**
 * Options of a call: the parts that its endpoint defines, its edition, an abort signal, and what counts as a refusal.
 */
export type CallOptions<C extends Call> = Given<InputOf<C>> & KeyOf<C> & EditionOf<C> & Handling;

/** The options of any call. */
export type Loose = Handling & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
  /** Sent as is, in place of a body. */
  file?: File;
  key?: string;
  edition?: number | null;
};

/**
 * Makes a call.
 * @throws ApiError for every error response, and when there is none; an aborted call throws what fetch throws for it
 */
export async function call<C extends Call>(
  called: C,
  ...[options]: Record<string, never> extends Given<InputOf<C>> & KeyOf<C>
    ? [options?: CallOptions<C>]
    : [options: CallOptions<C>]
): Promise<OutputOf<C>> {
  const given = (options ?? {}) as Loose;
  return readAnswer<C>(await sendAccepted(called, given), given);
}

/** The response of a successful call; any other becomes an ApiError. */
export async function sendAccepted(called: CallText, given: Loose): Promise<Response> {
  const sent = readToken();
  const { credential } = partsOf(called);
  const response = await send(called, given);
  if (response.ok) return response;
  const refusal = refusalOf(response.status, await readJson(response, given.signal));
  refusal.isSessionOver = response.status === 401 && credential === 'session';
  // Ends only the session that was sent: not an organiser's from a visitor's page, nor one that began meanwhile.
  if (refusal.isSessionOver && readToken() === sent) endSession(refusal);
  throw refusal;
}

/** Data stored for somebody who logs in again is kept, but not that of a disabled account. */
function endSession({ reason }: ApiError): void {
  if (reason?.code === 'session.disabled') leaveSession();
  else clearSession();
}

/** The error that an error response describes. */
export function refusalOf(status: number, answer: unknown): ApiError {
  const refusal = isRecord(answer) ? (answer as Partial<ErrorAnswer>) : {};
  return new ApiError(status, refusal.code ?? 'answer.unreadable', refusal);
}

/** The value of a successful response. Throws as `call` does. */
export async function readAnswer<C extends Call>(
  response: Response,
  { signal, mayNotSucceed }: Handling,
): Promise<OutputOf<C>> {
  return acceptedIn<C>(response.status, await readJson(response, signal), mayNotSucceed);
}

/** The status of a refusal that came with a success status: nothing was changed, and a retry changes nothing. */
const REFUSED = 422;

/**
 * The response as the endpoint describes it. `success: false` counts as a refusal with a message, whatever the status.
 * @param answer undefined if it was not JSON
 * @throws ApiError
 */
export function acceptedIn<C extends Call>(
  status: number,
  answer: unknown,
  mayNotSucceed?: true,
): OutputOf<C> {
  if (answer === undefined) throw new ApiError(status, 'answer.unreadable');
  if (isRecord(answer) && answer.success === false && !mayNotSucceed) throw refusalOf(REFUSED, answer);
  return answer as OutputOf<C>;
}

type Transport = (address: string, request: RequestInit) => Promise<Response>;

let transport: Transport = (address, request) => fetch(address, request);

/** Replaces the transport: when rendering pages, the server calls itself instead of the network. */
export function sendThrough(other: Transport): void {
  transport = other;
}

/** Whether the site responds with a page, of whatever kind. */
export async function isServed(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** The headers of every call, however it is sent. */
export function headersOf(called: CallText, given: Loose): Headers {
  const headers = new Headers({ accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' });
  const parts = partsOf(called);
  const token = tokenFor(parts, given);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const edition = given.edition ?? editionOf(parts);
  if (edition !== null) headers.set(EDITION_HEADER, String(edition));
  for (const [name, value] of Object.entries(given.headers ?? {}))
    if (value !== undefined) headers.set(name, String(value));
  return headers;
}

/** Calls of staff use the chosen edition; without a choice, a write names the one that is shown. */
function editionOf({ credential, method }: CallParts): number | null {
  if (credential !== 'session') return null;
  return readChosenEdition() ?? (method === 'GET' ? null : readShownEdition());
}

async function send(called: CallText, given: Loose): Promise<Response> {
  const { method, path } = partsOf(called);
  const headers = headersOf(called, given);
  const request: RequestInit = { method, headers, credentials: 'same-origin' };
  if (given.body !== undefined) {
    headers.set('content-type', 'application/json');
    request.body = JSON.stringify(given.body);
  }
  if (given.file) {
    headers.set('content-type', given.file.type);
    request.body = given.file;
  }
  if (given.signal) request.signal = given.signal;
  try {
    const response = await transport(addressOf(path, given), request);
    syncServerTime(response.headers.get('x-server-time'));
    return response;
  } catch (cause) {
    if (given.signal?.aborted) throw cause;
    throw new ApiError(0, 'network', {}, cause);
  }
}

function tokenFor({ credential }: CallParts, { key }: Loose): string | null {
  if (credential === 'session') return readToken();
  return credential === 'none' ? null : (key ?? null);
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
    // Not JSON, or truncated: the caller sees 'answer.unreadable'.
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
