// The note of a row whose meetings have changed since its status email; the views count rows by the same rule.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';

/** @returns the id of the note's text; null while the last email agrees with what is stored */
export function changedSince({ mail, status }: Pick<MeetingGroup, 'mail' | 'status'>) {
  if (!mail?.isOutdated) return null;
  if (mail.state !== 'sent') return 'review.changedUnsent';
  // Nobody is told to send an email while a meeting waits for a decision.
  return status === 'Pending' ? 'review.earlierSent' : 'review.changedSince';
}
