// The errors that an endpoint may respond with: those implied by its description, and those it lists itself.
import type { Endpoint } from '@visavis/contract/endpoint';
import type { ErrorCode } from '@visavis/contract/errors';
import { grantOf, type Permission, rolesWith } from '@visavis/domain/identity/grants';
import { ORGANISER_ROLES } from '@visavis/domain/staff/schema';
import { editionOfWrite } from './write-edition.ts';

export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  return [...errorsThatFollow(endpoint), ...(endpoint.errors ?? [])];
}

/** Implied by its method, input and permission: an endpoint must not list them. */
export function errorsThatFollow(endpoint: Endpoint): ErrorCode[] {
  const { method, params, query, headers, body, consumes, permission } = endpoint;
  // Any call can be unreadable (such as by a malformed header), too frequent, or fail.
  const codes: ErrorCode[] = [
    'request.unreadable',
    'request.too-many',
    'server.failed',
    'server.unavailable',
  ];
  if (permission !== 'anyone') codes.push(...refusalsOf(permission));
  if (params) codes.push('resource.not-found');
  if (params ?? query ?? headers ?? body ?? consumes) codes.push('request.invalid');
  // A body is read, and refused, whether or not the endpoint has one.
  if (method !== 'GET') codes.push('request.too-large', 'request.wrong-media-type');
  // The stored record may belong to another edition than the call names.
  if (Array.isArray(editionOfWrite(endpoint))) codes.push('edition.other');
  return codes;
}

/** How callers without a permission are refused: staff with too low a role get 403, such as viewers on a write. */
function refusalsOf(permission: Permission): ErrorCode[] {
  const { link, refusal } = grantOf(permission);
  if (link !== undefined || refusal === 'unknown') return ['resource.not-found'];
  const isOfAllRoles = rolesWith(permission).length === ORGANISER_ROLES.length;
  return isOfAllRoles ? ['session.missing'] : ['session.missing', 'session.forbidden'];
}
