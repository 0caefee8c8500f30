// Who may make a call: stated for each route, or the route cannot be registered.
import { ORGANISER_ROLES, type Organiser, type OrganiserRole } from '@visavis/domain/organiser/schema';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * 'public': anyone. 'key': whoever has the key of a mailed link. 'exhibitor-key': whoever has an exhibitor's own
 * link. 'document-key': whoever has the link by which a document is handed in. A role: an organiser with it or a higher one. 'hidden': any organiser; others are not told that it exists.
 */
export type Policy = 'public' | 'key' | 'exhibitor-key' | 'document-key' | 'hidden' | OrganiserRole;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route demands; read by the test that lists every route with its policy. */
    policy?: Policy;
  }
}

/** Who stands behind a bearer token. */
export interface Authentication {
  /** The organiser of a live session, or null. */
  findOrganiser(token: string): Promise<Organiser | null>;
  /** The registration that a mailed key opens, or null. */
  findRegistration(key: string): Promise<number | null>;
  /** The exhibitor that its own link opens, or null. */
  findExhibitor(key: string): Promise<number | null>;
  /** The request for a document that a mailed key opens, or null. */
  findDocumentRequest(key: string): Promise<number | null>;
}

/** Who makes a call: nobody in particular, an organiser, the visitor of a registration, an exhibitor, or who was asked. */
export interface Caller {
  organiser: Organiser | null;
  registrationId: number | null;
  exhibitorId: number | null;
  documentRequestId: number | null;
}

const NOBODY: Caller = {
  organiser: null,
  registrationId: null,
  exhibitorId: null,
  documentRequestId: null,
};
const NOTHING_HERE = 'There is nothing here.';
const UNKNOWN_KEY = 'This link is unknown or has expired.';

/** The bearer token of a request, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/**
 * Lets the request pass or throws; runs before the body is read, so that a missing token is 401 whatever the body.
 * A key that opens nothing is 404: it says nothing about what exists.
 */
export async function authorise(
  policy: Policy,
  request: FastifyRequest,
  { findOrganiser, findRegistration, findExhibitor, findDocumentRequest }: Authentication,
): Promise<Caller> {
  if (policy === 'public') return NOBODY;
  const token = bearerToken(request);
  if (policy === 'key') {
    const registrationId = token === null ? null : await findRegistration(token);
    if (registrationId === null) throw new AppError('resource.not-found', UNKNOWN_KEY);
    return { ...NOBODY, registrationId };
  }
  if (policy === 'exhibitor-key') {
    const exhibitorId = token === null ? null : await findExhibitor(token);
    if (exhibitorId === null) throw new AppError('resource.not-found', UNKNOWN_KEY);
    return { ...NOBODY, exhibitorId };
  }
  if (policy === 'document-key') {
    const documentRequestId = token === null ? null : await findDocumentRequest(token);
    if (documentRequestId === null) throw new AppError('resource.not-found', UNKNOWN_KEY);
    return { ...NOBODY, documentRequestId };
  }
  const organiser = token === null ? null : await findOrganiser(token);
  if (policy === 'hidden') {
    if (!organiser) throw new AppError('resource.not-found', NOTHING_HERE);
    return { ...NOBODY, organiser };
  }
  if (!organiser) throw new AppError('session.missing', 'Please log in.');
  if (ORGANISER_ROLES.indexOf(organiser.role) < ORGANISER_ROLES.indexOf(policy))
    throw new AppError('session.forbidden', 'Your role does not allow this.');
  return { ...NOBODY, organiser };
}
