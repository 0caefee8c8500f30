// Types that describe an endpoint once, for both the server that handles it and the page that calls it.
import type { AuditAction } from '@visavis/domain/audit/actions';
import type { GRANTS, Permission } from '@visavis/domain/identity/grants';
import type * as z from 'zod/mini';
import type { SpecialCode } from './errors.ts';

type Schema = z.ZodMiniType;

interface Described {
  /** Begins with /api; parameters as ':name'. */
  path: `/api/${string}`;
  /** One sentence for the documentation at /api/docs. */
  summary: string;
  params?: Schema;
  query?: Schema;
  headers?: Schema;
  body?: Schema;
  /** Status of the success response. */
  status: 200 | 201;
  output: Schema;
  /** Media types of the request body when it is not JSON; the handler reads it. */
  consumes?: readonly string[];
  /** Media types of the success response when it is not JSON. */
  produces?: readonly string[];
  /** What it may refuse with beyond what follows from method, input and permission (`errorsOf` of the server). */
  errors?: readonly SpecialCode[];
}

interface Access<P extends Permission | 'anyone'> {
  /** The permission a caller needs; it also determines which credential a page sends. */
  permission: P;
}

interface Recorded {
  /** The actions that the call may record in the audit trail. Required of a write with a permission, if only as `[]`. */
  records: readonly AuditAction[];
}

type Read = { method: 'GET' } & Access<Permission | 'anyone'> & Partial<Recorded>;
type OpenWrite = { method: 'POST' | 'PUT' | 'DELETE' } & Access<'anyone'> & Partial<Recorded>;
type Write = { method: 'POST' | 'PUT' | 'DELETE' } & Access<Permission> & Recorded;

/** An endpoint: method and path, input, output, and the errors of its own. */
export type Endpoint = Described & (Read | OpenWrite | Write);

/** What a page sends with a call: nothing, the session of an organiser, or the key of a link. */
export type Credential = 'none' | 'session' | 'link';

type CredentialOf<P extends Permission | 'anyone'> = P extends Permission
  ? (typeof GRANTS)[P] extends { link: string }
    ? 'link'
    : 'session'
  : 'none';

/** An endpoint as the browser needs it: plain data typed by the endpoint it names; schemas stay on the server. */
export interface Call<E extends Endpoint = Endpoint> {
  method: E['method'];
  path: E['path'];
  credential: CredentialOf<E['permission']>;
  /** What `success: false` says is read by the page; for every other call it is a refusal. */
  mayNotSucceed?: true;
}

/** The endpoint that a call belongs to. */
export type EndpointOf<C> = C extends Call<infer E> ? E : never;

/** Preserves the exact literal types of a description. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

type Parsed<S, Side extends 'in' | 'out'> = S extends Schema
  ? Side extends 'in'
    ? z.input<S>
    : z.output<S>
  : undefined;

/** What a caller passes. */
export interface CallInput<E extends Endpoint> {
  params: Parsed<E['params'], 'in'>;
  query: Parsed<E['query'], 'in'>;
  headers: Parsed<E['headers'], 'in'>;
  body: Parsed<E['body'], 'in'>;
}

/** What a handler receives. */
export interface HandlerInput<E extends Endpoint> {
  params: Parsed<E['params'], 'out'>;
  query: Parsed<E['query'], 'out'>;
  headers: Parsed<E['headers'], 'out'>;
  body: Parsed<E['body'], 'out'>;
}

/** What a successful call returns. */
export type Output<E extends Endpoint> = z.output<E['output']>;

/**
 * The header by which a call names an edition, by id: with a session the one that it works on, otherwise the one of a
 * personal link, which is or was open. Without it a call is about the edition that visitors see, and for staff about the
 * newest draft while none was ever open.
 */
export const EDITION_HEADER = 'x-edition';
