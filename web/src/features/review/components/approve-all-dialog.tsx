// 'Attention': asks once more before all meetings of a visitor are approved.
import type { MeetingGroup } from '@visavis/contract/meeting-review';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './approve-all-dialog.module.css';

interface ApproveAllDialogProps {
  group: MeetingGroup;
  onApproveAll: () => void;
  onCancel: () => void;
  /** Back to the meetings, one at a time. */
  onView: () => void;
}

export function ApproveAllDialog({ group, onApproveAll, onCancel, onView }: ApproveAllDialogProps) {
  const text = useText();
  const cancel = useRef<HTMLButtonElement>(null);
  const cancelled = group.schedules.filter(({ cancelledBy }) => cancelledBy !== null).length;
  const rejected = group.schedules.filter(
    ({ status, cancelledBy }) => status === MEETING_STATUS.rejected && cancelledBy === null,
  ).length;
  return (
    <Dialog
      open
      title={text('review.attention')}
      role="alertdialog"
      initialFocusRef={cancel}
      onClose={onCancel}
      actions={
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onView}>
            {text('review.view')}
          </Button>
          <Button ref={cancel} variant="secondary" onClick={onCancel}>
            {text('review.cancel')}
          </Button>
          <Button onClick={onApproveAll}>{text('review.approveAll')}</Button>
        </div>
      }
    >
      <p>{text('review.askApproveAll', { count: group.schedules.length - cancelled, name: group.name })}</p>
      {rejected > 0 && <p>{text('review.askRejected', { count: rejected })}</p>}
      {cancelled > 0 && <p>{text('review.askCancelled', { count: cancelled })}</p>}
    </Dialog>
  );
}
