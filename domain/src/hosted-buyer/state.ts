// Decisions on a hosted buyer's application, and the status that the dashboard shows.

export const APPLICATION_DECISIONS = ['pending', 'approved', 'rejected'] as const;
/** Access depends on this alone, never on the status text in the dashboard (decisions 5). */
export type ApplicationDecision = (typeof APPLICATION_DECISIONS)[number];

/** The Status column (hosted buyer and dashboard 4); 'Email Sent' once the mail server has accepted the letter. */
export const APPLICATION_STATES = ['Pending', 'Approved', 'Rejected', 'Email Sent'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/**
 * The status derived from the decision and its letter (decisions 5).
 * @param isMailed whether the mail server accepted the letter with this decision
 */
export function applicationState(decision: ApplicationDecision, isMailed: boolean): ApplicationState {
  if (decision === 'pending') return 'Pending';
  if (isMailed) return 'Email Sent';
  return decision === 'approved' ? 'Approved' : 'Rejected';
}

/** Approve is disabled when the status is Approved or Email Sent (hosted buyer and dashboard 4). */
export const canApprove = (state: ApplicationState): boolean => state === 'Pending' || state === 'Rejected';

/** Reject is disabled when the status is Rejected or Email Sent (hosted buyer and dashboard 4). */
export const canReject = (state: ApplicationState): boolean => state === 'Pending' || state === 'Approved';
