// A document that an organiser asks an applicant for after the application has come.
import type { ApplicationDecision } from '../application/state.ts';
import { documentsDueAt } from './policy.ts';

/** asked: it can be handed in by the mailed link. The two others are final. */
export const DOCUMENT_REQUEST_STATES = ['asked', 'handed-in', 'withdrawn'] as const;
export type DocumentRequestState = (typeof DOCUMENT_REQUEST_STATES)[number];

/** Reasons to choose from; mails and pages translate them, own words are told as they are. */
export const DOCUMENT_REASONS = [
  'This document was not among those you sent.',
  'The document that you sent could not be read.',
  'The document that you sent has expired.',
  'The document that you sent names another person or company.',
] as const;

interface Asked {
  state: DocumentRequestState;
  /** On the application that it belongs to. */
  decision: ApplicationDecision;
  /** The person applied again since. */
  isReplaced: boolean;
}

/**
 * What a mailed link shows of a request: for an application that was rejected, or that another one replaced, nothing is
 * needed any more. A rejection that is undone opens it again.
 */
export function standingOfRequest({ state, decision, isReplaced }: Asked): DocumentRequestState {
  return state === 'asked' && (decision === 'rejected' || isReplaced) ? 'withdrawn' : state;
}

/**
 * Until when a document can be handed in: to the end of the last day, in the fair's time. After the fair none is asked
 * for.
 * @param lastDate YYYY-MM-DD, the edition's last day
 */
export function documentRequestExpiry(lastDate: string): Date {
  return documentsDueAt(lastDate, 0);
}
