// The status of a hosted buyer's meeting: whether it was decided, and whether it took place.
import type { FinalMeetings } from '@visavis/contract/hosted-meetings/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { X } from 'lucide-react';
import { useText } from '../../i18n/text.ts';
import { StatusPill } from '../../ui/status-pill.tsx';
import styles from './meeting-mark.module.css';

type Meeting = FinalMeetings['meetings'][number];

export function MeetingMark({
  meeting: { status, cancelledBy, undecided, attendance },
}: {
  meeting: Meeting;
}) {
  const text = useText();
  return (
    <span className={styles.mark}>
      {attendance === 'held' && <StatusPill kind="approved">{text('hosted.markHeld')}</StatusPill>}
      {attendance === 'missed' && <StatusPill kind="rejected">{text('hosted.markMissed')}</StatusPill>}
      {attendance === null && status === MEETING_STATUS.approved && (
        <StatusPill kind="approved">{text('hosted.statusApproved')}</StatusPill>
      )}
      {undecided && <StatusPill kind="neutral">{text('hosted.statusUndecided')}</StatusPill>}
      {status === MEETING_STATUS.pending && !undecided && (
        <StatusPill kind="pending">{text('hosted.statusPending')}</StatusPill>
      )}
      {status === MEETING_STATUS.rejected &&
        (cancelledBy === null ? (
          <StatusPill kind="rejected">{text('hosted.statusRejected')}</StatusPill>
        ) : (
          <StatusPill kind="neutral" icon={X}>
            {text('hosted.statusCancelled')}
          </StatusPill>
        ))}
    </span>
  );
}
