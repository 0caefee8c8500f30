// How a meeting and its standing are put in words.
import { longDateLabel } from '@visavis/domain/edition/calendar';
import { MEETING_STATUS, type MeetingStatus, type Schedule } from '@visavis/domain/meeting/schema';
import type { TextId } from '../../i18n/text.ts';
import type { StatusKind } from '../../ui/status-pill.tsx';

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

type Standing = Pick<Schedule, 'status' | 'cancelledBy'>;

/** A visitor's own cancellation is told apart from a rejection (decisions 5). */
export const standingWord = ({ status, cancelledBy }: Standing): TextId =>
  cancelledBy === 'visitor' ? 'review.cancelledByVisitor' : STATUS_WORDS[status];

export const standingKind = ({ status, cancelledBy }: Standing): StatusKind =>
  cancelledBy === 'visitor' ? 'neutral' : STATUS_KINDS[status];

export const statusWord = (status: MeetingStatus): TextId => STATUS_WORDS[status];

/** '04 June 2025, 3.00pm-4.00pm'. */
export const whenOf = ({ date, time }: Pick<Schedule, 'date' | 'time'>): string =>
  `${longDateLabel(date)}, ${time}`;

export const isPending = ({ status }: Standing): boolean => status === MEETING_STATUS.pending;
