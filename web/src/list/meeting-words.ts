// Texts, pills and predicates for the status of a meeting.
import { MEETING_STATUS, type MeetingStatus, type Schedule } from '@visavis/domain/meeting/schema';
import type { RegistrationState } from '@visavis/domain/registration/state';
import type { TextId } from '../i18n/text.ts';
import type { PipKind } from '../ui/pips.tsx';
import type { StatusKind } from '../ui/status-pill.tsx';

const STATUS_WORDS: Record<MeetingStatus, TextId> = {
  [MEETING_STATUS.pending]: 'review.pending',
  [MEETING_STATUS.rejected]: 'review.rejected',
  [MEETING_STATUS.approved]: 'review.approved',
};
const STATUS_KINDS: Record<MeetingStatus, StatusKind> = {
  [MEETING_STATUS.pending]: 'pending',
  [MEETING_STATUS.rejected]: 'rejected',
  [MEETING_STATUS.approved]: 'approved',
};

export const PILL_KINDS: Record<RegistrationState, StatusKind> = {
  'Email Sent': 'sent',
  Approved: 'approved',
  Rejected: 'rejected',
  Pending: 'pending',
};

type Standing = Pick<Schedule, 'status' | 'cancelledBy' | 'released' | 'undecided'>;

/** The text for a meeting's status; a cancellation by the visitor differs from a rejection (decisions 5). */
export const standingWord = ({ status, cancelledBy, released, undecided }: Standing): TextId =>
  undecided
    ? 'review.undecided'
    : released
      ? 'review.released'
      : cancelledBy === 'visitor'
        ? 'review.cancelledByVisitor'
        : STATUS_WORDS[status];

export const standingKind = ({ status, cancelledBy, undecided }: Standing): StatusKind =>
  cancelledBy === 'visitor' || undecided ? 'neutral' : STATUS_KINDS[status];

export const statusWord = (status: MeetingStatus): TextId => STATUS_WORDS[status];

const PIP_KINDS: Record<MeetingStatus, PipKind> = {
  [MEETING_STATUS.pending]: 'open',
  [MEETING_STATUS.approved]: 'approved',
  [MEETING_STATUS.rejected]: 'rejected',
};

/** The dots that stand for meetings in a row. */
export const pipsOf = (meetings: readonly Schedule[]) =>
  meetings.map(({ id, status }) => ({ id, kind: PIP_KINDS[status] }));

/** Whether the meeting waits for a decision; it no longer does once its slot has begun. */
export const isPending = ({ status, undecided }: Standing): boolean =>
  status === MEETING_STATUS.pending && !undecided;

/** Whether the meeting may be decided, which includes one that nobody decided in time. */
export const mayBeDecided = ({ status }: Standing): boolean => status === MEETING_STATUS.pending;

export const isGivenUp = ({ cancelledBy }: Standing): boolean => cancelledBy === 'visitor';

export const canBeRejected = (meeting: Standing): boolean =>
  !isGivenUp(meeting) && meeting.status !== MEETING_STATUS.rejected;

/** The next pending meeting after the given one, starting again from the first; undefined if there is no other. */
export function nextPending(meetings: readonly Schedule[], after: number): Schedule | undefined {
  const place = meetings.findIndex(({ id }) => id === after);
  const around = [...meetings.slice(place + 1), ...meetings.slice(0, place + 1)];
  return around.find((meeting) => meeting.id !== after && isPending(meeting));
}
