// The form in which a call is described once, for the server that answers it and the page that makes it.
import type { AuditAction } from '@visavis/domain/audit/actions';
import type { GRANTS, Permission } from '@visavis/domain/identity/grants';
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;

interface Described {
  /** Begins with /api; parameters as ':name'. */
  path: `/api/${string}`;
  /** One sentence for the description at /api/docs. */
  summary: string;
  params?: Schema;
  query?: Schema;
  headers?: Schema;
  body?: Schema;
  /** Status of the success answer. */
  status: 200 | 201;
  output: Schema;
  /** Media types of the body where it is not JSON; its handler reads it. */
  consumes?: readonly string[];
  /** Media types of the success answer where it is not JSON. */
  produces?: readonly string[];
  errors: readonly ErrorCode[];
}

interface Access<P extends Permission | 'anyone'> {
  /** What a caller must be allowed; it also says which credential a page sends with the call. */
  permission: P;
}

interface Recorded {
  /** The actions that the audit trail records of the call. A write that demands a permission says so, if only that there are none. */
  records: readonly AuditAction[];
}

type Read = { method: 'GET' } & Access<Permission | 'anyone'> & Partial<Recorded>;
type OpenWrite = { method: 'POST' | 'PUT' | 'DELETE' } & Access<'anyone'> & Partial<Recorded>;
type Write = { method: 'POST' | 'PUT' | 'DELETE' } & Access<Permission> & Recorded;

/** A call: where it goes, what it takes, what it gives, and the refusals it may answer with. */
export type Endpoint = Described & (Read | OpenWrite | Write);

/** What a page sends with a call: nothing, the session of an organiser, or the key of a link. */
export type Credential = 'none' | 'session' | 'link';

type CredentialOf<P extends Permission | 'anyone'> = P extends Permission
  ? (typeof GRANTS)[P] extends { link: string }
    ? 'link'
    : 'session'
  : 'none';

/** A call as a browser needs it: plain data, whose types come from the endpoint that it names; shapes stay with the server. */
export interface Call<E extends Endpoint = Endpoint> {
  method: E['method'];
  path: E['path'];
  credential: CredentialOf<E['permission']>;
}

/** The endpoint that a call is of. */
export type EndpointOf<C> = C extends Call<infer E> ? E : never;

/** Keeps the exact types of a description. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

type Parsed<S, Side extends 'in' | 'out'> = S extends Schema
  ? Side extends 'in'
    ? z.input<S>
    : z.output<S>
  : undefined;

/** What a caller gives. */
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

/** What a call gives back when it succeeds. */
export type Output<E extends Endpoint> = z.output<E['output']>;
