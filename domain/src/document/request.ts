// Requests by organisers for a further document after an application was received.
import { documentsDueAt } from './policy.ts';

/** asked: can be handed in through the emailed link. The other two states are final. */
export const DOCUMENT_REQUEST_STATES = ['asked', 'handed-in', 'withdrawn'] as const;
export type DocumentRequestState = (typeof DOCUMENT_REQUEST_STATES)[number];

/** Predefined reasons; emails and pages translate them, while free text is shown unchanged. */
export const DOCUMENT_REASONS = [
  'This document was not among those you sent.',
  'The document that you sent could not be read.',
  'The document that you sent has expired.',
  'The document that you sent names another person or company.',
] as const;

interface Asked {
  state: DocumentRequestState;
  /** Its application was rejected. */
  isRejected: boolean;
  /** The person has applied again. */
  isReplaced: boolean;
}

/**
 * The state of a request as its emailed link shows it: withdrawn if the application was rejected or replaced. Undoing
 * the rejection reopens it.
 */
export function effectiveRequestState({ state, isRejected, isReplaced }: Asked): DocumentRequestState {
  return state === 'asked' && (isRejected || isReplaced) ? 'withdrawn' : state;
}

/**
 * The deadline for handing in a document: the end of the last day, in the fair's time. No documents are requested
 * after the fair.
 * @param lastDate YYYY-MM-DD, the edition's last day
 * @param zone of the fair
 */
export function documentRequestExpiry(lastDate: string, zone: string): Date {
  return documentsDueAt(lastDate, 0, zone);
}
