// 'Cancel Meeting Booking' dialog of a visitor's own schedule; it stays open until the server has answered.
import { useId, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import stackStyles from '../../../ui/stack.module.css';
import textStyles from '../../../ui/text.module.css';
import type { MyMeeting } from '../api.ts';

interface CancelDialogProps {
  meeting: MyMeeting | null;
  isBusy: boolean;
  /** Why the cancellation failed. */
  problem: string | null;
  onCancelBooking: (meeting: MyMeeting) => void;
  onClose: () => void;
}

export function CancelDialog({ meeting, isBusy, problem, onCancelBooking, onClose }: CancelDialogProps) {
  const text = useText();
  const dates = useDates();
  const keepButton = useRef<HTMLButtonElement>(null);
  const problemId = useId();
  return (
    <Dialog
      open={meeting !== null}
      role="alertdialog"
      title={text('scheduling.cancelTitle')}
      onClose={onClose}
      initialFocusRef={keepButton}
      actions={
        <>
          <Button ref={keepButton} variant="secondary" aria-disabled={isBusy || undefined} onClick={onClose}>
            {text('scheduling.keepBooking')}
          </Button>
          <Button
            variant="danger"
            busy={isBusy}
            busyText={text('mySchedule.cancelling')}
            aria-describedby={problem === null ? undefined : problemId}
            onClick={() => meeting && onCancelBooking(meeting)}
          >
            {text('scheduling.cancelBooking')}
          </Button>
        </>
      }
    >
      {problem !== null && (
        <div id={problemId} className={stackStyles.below4}>
          <Banner kind="error">{problem}</Banner>
        </div>
      )}
      {meeting && (
        <div className={textStyles.wrapped}>
          <p>
            {meeting.boothNumber
              ? text('scheduling.cancelWith', { company: meeting.exhibitor, booth: meeting.boothNumber })
              : text('scheduling.cancelWithoutBooth', { company: meeting.exhibitor })}
          </p>
          <p>
            {text('scheduling.cancelAt', {
              weekday: dates.weekday(meeting.date),
              date: dates.date(meeting.date),
              time: dates.time(meeting.time),
            })}
          </p>
        </div>
      )}
    </Dialog>
  );
}
