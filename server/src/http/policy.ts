// Authorises calls: each endpoint names one permission, and the grants define who has it.

import type { AuditAction } from '@visavis/domain/audit/actions';
import type { Caller, LinkCallers } from '@visavis/domain/identity/caller';
import { can, grantOf, type Permission } from '@visavis/domain/identity/grants';
import { LINK_OWNERS, type LinkKind } from '@visavis/domain/identity/links';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's permission; read by the test that lists all routes. */
    permission?: Permission | 'anyone';
    /** The audit actions it may record; tests fail a request that records any other. */
    records?: readonly AuditAction[];
  }
}

/** Looks up who a bearer token belongs to. */
export interface Authentication {
  /** The organiser of a live session, or null. */
  findOrganiser(token: string): Promise<Organiser | null>;
  /** Whether a session ended because its account was disabled. */
  isDisabled(token: string): Promise<boolean>;
  /** For each kind of link: the id to which a key belongs, or null if the key is unknown or expired. */
  findOwner: Readonly<Record<LinkKind, (key: string) => Promise<number | null>>>;
}

const NOTHING_HERE = message('resource.hidden');
const UNKNOWN_KEY = message('link.unknown');

/** The bearer token of a request, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/**
 * Returns the caller or throws. Runs before the body is read, so that a missing token is 401 whatever the body.
 * An unknown key is 404, which reveals nothing about what exists.
 */
export async function authorise(
  permission: Permission | 'anyone',
  request: FastifyRequest,
  authentication: Authentication,
): Promise<Caller> {
  if (permission === 'anyone') return { kind: 'anyone' };
  const token = bearerToken(request);
  const { link, refusal } = grantOf(permission);
  if (link !== undefined) {
    const id = token === null ? null : await authentication.findOwner[link](token);
    if (id === null) throw new AppError('resource.not-found', UNKNOWN_KEY);
    // The only place where an id is marked as the caller's own.
    return { kind: link, [LINK_OWNERS[link]]: id } as unknown as LinkCallers[LinkKind];
  }
  const organiser = token === null ? null : await authentication.findOrganiser(token);
  const isAllowed = can(organiser?.role, permission);
  if (refusal === 'unknown' && !isAllowed) throw new AppError('resource.not-found', NOTHING_HERE);
  if (!organiser) {
    const isDisabled = token !== null && (await authentication.isDisabled(token));
    throw new AppError('session.missing', message(isDisabled ? 'session.disabled' : 'session.missing'));
  }
  if (!isAllowed) throw new AppError('session.forbidden', message('session.forbidden'));
  return { kind: 'staff', ...organiser };
}
