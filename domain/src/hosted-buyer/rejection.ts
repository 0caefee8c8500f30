// Predefined rejection reasons, and how long a decision can be undone before it is emailed.
import { DOCUMENT_REASONS } from '../document/request.ts';

/** Seconds that a rejection email waits in the outbox, during which the rejection can be undone (decisions 10). */
export const UNDO_SECONDS = 10;

/** The same for bulk decisions, approvals and rejections: longer, because the first must wait for the last. */
export const MANY_UNDO_SECONDS = 60;

/** Maximum length of a reason, in characters. */
export const REASON_LIMIT = 500;

/** Predefined reasons for an application; emails translate them, while free text is sent unchanged. */
export const APPLICATION_REASONS = [
  'All places of the programme are taken.',
  'Your company works outside the trades that the programme is for.',
  'We could not verify your company from the documents.',
  'The documents could not be read.',
] as const;

/** Predefined reasons for a meeting. */
export const MEETING_REASONS = [
  'The exhibitor asked for other hours.',
  'The exhibitor takes no more meetings.',
  'Your interests do not match what the exhibitor shows.',
] as const;

/** Set when an organiser changes days, hours or exhibitors; not selectable. */
export const CHANGE_REASONS = [
  'The days or hours of the exhibition have changed.',
  'The exhibitor is not available at this hour.',
  'The exhibitor does not take part any more.',
] as const;

export type ListedReason =
  | (typeof APPLICATION_REASONS)[number]
  | (typeof MEETING_REASONS)[number]
  | (typeof CHANGE_REASONS)[number]
  | (typeof DOCUMENT_REASONS)[number];

const LISTED: ReadonlySet<string> = new Set([
  ...APPLICATION_REASONS,
  ...MEETING_REASONS,
  ...CHANGE_REASONS,
  ...DOCUMENT_REASONS,
]);

/** Whether a reason is predefined and therefore translated. */
export const isListedReason = (reason: string): reason is ListedReason => LISTED.has(reason);
