// What a row says once its meetings have changed after the status email: as the views count them.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';

/** @returns the message; null while the last email says what is stored */
export function changedSince({ mail, status }: Pick<MeetingGroup, 'mail' | 'status'>) {
  if (!mail?.isOutdated) return null;
  if (mail.state !== 'sent') return 'review.changedUnsent';
  // With a meeting to decide it is not to be mailed yet, and is in the view of those to decide.
  return status === 'Pending' ? 'review.earlierSent' : 'review.changedSince';
}
