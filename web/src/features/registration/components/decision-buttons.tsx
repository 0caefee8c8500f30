// Decision buttons for the meeting in view and for all meetings; a disabled button says why.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { MEETING_STATUS, type Schedule } from '@visavis/domain/meeting/schema';
import { Check, CheckCheck, Pencil, X } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import { canBeRejected, isGivenUp, mayBeDecided } from '../../../list/meeting-words.ts';
import { Button } from '../../../ui/button.tsx';
import textStyles from '../../../ui/text.module.css';
import type { RecordedAction } from '../use-decisions.ts';
import styles from './decision-buttons.module.css';

interface DecisionButtonsProps {
  group: MeetingGroup;
  meeting: Schedule;
  /** The action in progress. */
  busy: RecordedAction | null;
  /** The person has only just come into view, so presses are ignored. */
  isHeld: boolean;
  onApprove: () => void;
  onReject: () => void;
  onEdit: () => void;
  onApproveAll: () => void;
}

export function DecisionButtons(props: DecisionButtonsProps) {
  const { group, meeting, busy, isHeld: isNew, onApprove, onReject, onEdit, onApproveAll } = props;
  const text = useText();
  const reasonId = useId();
  const isCancelled = isGivenUp(meeting);
  const canApproveAny = group.schedules.some(
    ({ status, cancelledBy }) => status !== MEETING_STATUS.approved && cancelledBy === null,
  );
  const hold = (cannot: boolean, press: () => void) => ({
    'aria-disabled': cannot || isNew || undefined,
    'aria-describedby': isCancelled ? reasonId : undefined,
    onClick: cannot || isNew ? undefined : press,
  });
  return (
    <div className={styles.place}>
      {isCancelled && (
        <p id={reasonId} className={textStyles.note}>
          {text('review.cancelledReason')}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          variant="danger"
          icon={<X aria-hidden />}
          busy={busy === 'reject'}
          busyText={text('review.reject')}
          aria-keyshortcuts="R"
          {...hold(!canBeRejected(meeting), onReject)}
        >
          {text('review.reject')}
        </Button>
        <span className={styles.space} />
        <Button
          variant="secondary"
          icon={<Pencil aria-hidden />}
          aria-keyshortcuts="E"
          {...hold(isCancelled, onEdit)}
        >
          {text('review.edit')}
        </Button>
        <Button
          variant="secondary"
          className={styles.approve}
          icon={<Check aria-hidden />}
          busy={busy === 'approve'}
          busyText={text('review.approve')}
          aria-keyshortcuts={mayBeDecided(meeting) ? 'A' : undefined}
          {...hold(isCancelled || meeting.status === MEETING_STATUS.approved, onApprove)}
        >
          {text('review.approve')}
        </Button>
        <Button
          icon={<CheckCheck aria-hidden />}
          busy={busy === 'approve-all'}
          busyText={text('review.approveAll')}
          aria-disabled={!canApproveAny || isNew || undefined}
          onClick={canApproveAny && !isNew ? onApproveAll : undefined}
        >
          {text('review.approveAll')}
        </Button>
      </div>
    </div>
  );
}
