// Types that describe an endpoint once, for both the server that handles it and the page that calls it.
import type { AuditAction } from '@visavis/domain/audit/actions';
import type { GRANTS, Permission } from '@visavis/domain/identity/grants';
import type * as z from 'zod/mini';
import type { SpecialCode } from './errors.ts';

type Schema = z.ZodMiniType;

/** What a page sends with a call: nothing, the session of an organiser, or the key of a link. */
export type Credential = 'none' | 'session' | 'link';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = `/api/${string}`;

/**
 * An endpoint as the browser needs it: method, path and credential, such as 'GET /api/refunds session'. Parameters of the
 * path are ':name'; without a credential anyone may call. Plain text, so that pages need.not load schemas.
 */
export type CallText = `${Method} ${Path}`;

/** The credential that a call sends. */
export type CredentialOf<C extends string> = C extends `${string} session`
  ? 'session'
  : C extends `${string} link`
    ? 'link'
    : 'none';

/** The parts of a call. */
export function partsOf(call: CallText): { method: Method; path: Path; credential: Credential } {
  const [method, path, credential = 'none'] = call.split(' ');
  return { method, path, credential } as ReturnType<typeof partsOf>;
}

/** The permissions whose callers send this credential. */
type PermissionOf<C extends Credential> = {
  none: 'anyone';
  session: Exclude<Permission, LinkPermission>;
  link: LinkPermission;
}[C];

type LinkPermission = {
  [P in Permission]: (typeof GRANTS)[P] extends { link: string } ? P : never;
}[Permission];

interface Description {
  /** The permission that the caller need.; must match the call's credential. */
  permission: Permission | 'anyone';
  /** One sentence for the documentation at /api/docs. */
  summary: string;
  params?: Schema;
  query?: Schema;
  headers?: Schema;
  body?: Schema;
  /** Status of the success response; 200 unless given. */
  status?: 200 | 201;
  output: Schema;
  /** Media types of the request body when it is not JSON; the handler reads it. */
  consumes?: readonly string[];
  /** Media types of the success response when it is not JSON. */
  produces?: readonly string[];
  /** Error codes beyond those implied by method, input and permission (see `errorsOf` of the server). */
  errors?: readonly SpecialCode[];
  /** Audit actions that the call may record. Required for a write with a credential, if only as `[]`. */
  records?: readonly AuditAction[];
}

/** An endpoint: method and path, permission, input, output, and its own errors. */
export interface Endpoint extends Omit<Description, 'status'>, Followed<CallText> {}

/** What is derived from the call rather than described. */
interface Followed<C extends CallText> {
  call: C;
  method: Method;
  path: Path;
  status: 200 | 201;
}

/** The audit actions that a call must list: none for a read, or for a write open to anyone. */
type RecordsOf<C extends CallText> = C extends `GET ${string}`
  ? unknown
  : CredentialOf<C> extends 'none'
    ? unknown
    : { records: readonly AuditAction[] };

type DescriptionOf<C extends CallText> = Description &
  RecordsOf<C> & { permission: PermissionOf<CredentialOf<C>> };

/** Describes the endpoint of a call once, for the server that handles it and the page that calls it. */
export function endpoint<const C extends CallText, const D extends DescriptionOf<C>>(
  call: C,
  description: D,
): Omit<D, keyof Followed<C>> & Followed<C> {
  const { method, path } = partsOf(call);
  return { status: 200, ...description, call, method, path };
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
 * The header by which a call names an edition, by id: with a session the edition it works on, otherwise that of a
 * personal link, which is or was open. Without it, a call concerns the edition that visitors see, or for staff the
 * newest draft if none was ever open.
 */
export const EDITION_HEADER = 'x-edition';
