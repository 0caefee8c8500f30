// The state machine of a meeting, shared by organisers and visitors.
import { MEETING_STATUS, type MeetingStatus } from './schema.ts';

/** A meeting's state: its status, and whether the visitor cancelled it. */
export interface MeetingStanding {
  status: MeetingStatus;
  cancelledBy: 'visitor' | null;
}

/**
 * approve, reject: an organiser's decision. cancel: by the visitor. move: the visitor requests another hour.
 * set-pending: an organiser reopens the decision (hosted buyer and dashboard 4: the edit form can
 * set any of 2, 3, 4).
 */
export type MeetingAction = 'approve' | 'reject' | 'set-pending' | 'cancel' | 'move';

export type DecisionRefusal =
  /** The visitor cancelled the meeting: only the visitor can request it again. */
  | 'cancelled-by-visitor'
  /** An approved hour is agreed with the exhibitor: the visitor can cancel but not move it. */
  | 'approved'
  /** It was already rejected or cancelled. */
  | 'ended';

export type Decision = { ok: true; standing: MeetingStanding } | { ok: false; reason: DecisionRefusal };

const standing = (status: MeetingStatus, cancelledBy: 'visitor' | null = null): Decision => ({
  ok: true,
  standing: { status, cancelledBy },
});

const refusal = (reason: DecisionRefusal): Decision => ({ ok: false, reason });

/**
 * The meeting's new state, or why the action is refused (decisions 5). An action that changes nothing is allowed.
 * Whether the hour is free is not checked here: the database decides that.
 */
export function decide(meeting: MeetingStanding, action: MeetingAction): Decision {
  switch (action) {
    case 'approve':
    case 'set-pending':
    case 'reject':
      if (meeting.cancelledBy === 'visitor') return refusal('cancelled-by-visitor');
      return standing(
        {
          approve: MEETING_STATUS.approved,
          'set-pending': MEETING_STATUS.pending,
          reject: MEETING_STATUS.rejected,
        }[action],
      );
    case 'cancel':
      if (meeting.status === MEETING_STATUS.rejected) return refusal('ended');
      return standing(MEETING_STATUS.rejected, 'visitor');
    case 'move':
      if (meeting.status === MEETING_STATUS.approved) return refusal('approved');
      return standing(MEETING_STATUS.pending);
  }
}

/** The action by which an organiser sets a status in the edit form. */
export function actionFor(status: MeetingStatus): 'approve' | 'reject' | 'set-pending' {
  if (status === MEETING_STATUS.approved) return 'approve';
  return status === MEETING_STATUS.rejected ? 'reject' : 'set-pending';
}

/** Whether a meeting occupies its hour: a rejected one has freed it. */
export const isLive = (status: MeetingStatus): boolean => status !== MEETING_STATUS.rejected;
