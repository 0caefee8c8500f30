// 'Attention' dialog: asks before all of a visitor's meetings are approved although some were rejected.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { isPending } from '../../../list/meeting-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './approve-all-dialog.module.css';

interface ApproveAllDialogProps {
  group: MeetingGroup;
  /** @param withRejected whether rejected meetings are approved as well */
  onApproveAll: (withRejected: boolean) => void;
  onCancel: () => void;
  /** Back to the meetings, one at a time. */
  onView: () => void;
}

export function ApproveAllDialog({ group, onApproveAll, onCancel, onView }: ApproveAllDialogProps) {
  const text = useText();
  const cancel = useRef<HTMLButtonElement>(null);
  const [withRejected, setWithRejected] = useState(false);
  const pending = group.schedules.filter(isPending).length;
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
            {text('ui.cancel')}
          </Button>
          <Button
            aria-disabled={pending + (withRejected ? rejected : 0) === 0 || undefined}
            onClick={() => {
              if (pending > 0 || withRejected) onApproveAll(withRejected);
            }}
          >
            {text('review.approveAll')}
          </Button>
        </div>
      }
    >
      <p>
        {pending > 0
          ? text('review.askApprovePending', { count: pending, name: group.name })
          : text('review.askNonePending', { name: group.name })}
      </p>
      {rejected > 0 && (
        <>
          <p>{text('review.askRejectedStay', { count: rejected })}</p>
          <Checkbox
            tone="neutral"
            label={text('review.approveRejected', { count: rejected })}
            checked={withRejected}
            onChange={setWithRejected}
          />
        </>
      )}
      {cancelled > 0 && <p>{text('review.askCancelled', { count: cancelled })}</p>}
    </Dialog>
  );
}
