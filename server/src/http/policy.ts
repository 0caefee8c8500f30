// Who may make a call: stated for each route, or the route cannot be registered.
import { ORGANISER_ROLES, type Organiser, type OrganiserRole } from '@visavis/domain/organiser/schema';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** 'public': anyone. A role: an organiser with that role or a higher one. */
export type Policy = 'public' | OrganiserRole;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route demands; read by the test that lists every route with its policy. */
    policy?: Policy;
  }
}

/** Finds the organiser of a live session, or null. */
export type Authenticate = (token: string) => Promise<Organiser | null>;

/** The bearer token of a request, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/**
 * Lets the request pass or throws; runs before the body is read, so that a missing token is 401 whatever the body.
 * @returns the organiser, or null for a public call
 */
export async function authorise(
  policy: Policy,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Organiser | null> {
  if (policy === 'public') return null;
  const token = bearerToken(request);
  const organiser = token === null ? null : await authenticate(token);
  if (!organiser) throw new AppError('session.missing', 'Please log in.');
  if (ORGANISER_ROLES.indexOf(organiser.role) < ORGANISER_ROLES.indexOf(policy))
    throw new AppError('session.forbidden', 'Your role does not allow this.');
  return organiser;
}
