// The scheduler's dialogs: Confirm or Update Meeting Time, Cancel Meeting Booking, Information.
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { useId, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { DetailsList } from '../../../ui/details-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { Swatch } from '../../../ui/swatch.tsx';
import type { SchedulingCompany } from '../companies.ts';
import type { GridSlot } from '../grid-slot.ts';
import type { ConfirmState } from '../use-booking.ts';
import styles from './scheduler-dialogs.module.css';

interface ConfirmDialogProps {
  slot: GridSlot | null;
  /** The company already has an hour, which this one replaces. */
  replaces: boolean;
  company: SchedulingCompany;
  utcOffsetLabel: string;
  state: ConfirmState;
  /** Set when somebody took the hour while the dialog was open. */
  goneSentence: string | null;
  /** Shown when there was no response. */
  failedSentence?: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  slot,
  replaces,
  company,
  state,
  goneSentence,
  ...props
}: ConfirmDialogProps) {
  const text = useText();
  const dates = useDates();
  const confirmButton = useRef<HTMLButtonElement>(null);
  const problemId = useId();
  const isHolding = state === 'holding';
  const problem =
    goneSentence ?? (state === 'failed' ? (props.failedSentence ?? text('scheduling.holdFailed')) : null);
  return (
    <Dialog
      open={slot !== null}
      title={text(replaces ? 'scheduling.updateTitle' : 'scheduling.confirmTitle')}
      onClose={props.onClose}
      initialFocusRef={confirmButton}
      actions={
        <>
          <Button variant="secondary" aria-disabled={isHolding || undefined} onClick={props.onClose}>
            {text('ui.cancel')}
          </Button>
          <Button
            ref={confirmButton}
            busy={isHolding}
            busyText={text('scheduling.confirming')}
            aria-disabled={goneSentence !== null || undefined}
            aria-describedby={problem === null ? undefined : problemId}
            onClick={props.onConfirm}
          >
            {text('scheduling.confirm')}
          </Button>
        </>
      }
    >
      {problem !== null && (
        <div id={problemId} className={stackStyles.below4}>
          <Banner kind="error">{problem}</Banner>
        </div>
      )}
      {slot && (
        <DetailsList
          items={[
            { term: text('scheduling.day'), value: dates.weekday(slot.day.date) },
            { term: text('scheduling.date'), value: dates.date(slot.day.date) },
            {
              term: text('scheduling.time'),
              value: (
                <>
                  {dates.time(slot.hour.range)} <span className={styles.zone}>{props.utcOffsetLabel}</span>
                </>
              ),
            },
            {
              term: text('scheduling.company'),
              value: (
                <span className={styles.company}>
                  <Swatch pigment={company.pigment} letter={company.letter} size={28} />
                  <span>{company.name}</span>
                </span>
              ),
            },
            { term: text('scheduling.booth'), value: company.booth },
          ]}
        />
      )}
    </Dialog>
  );
}

interface CancelDialogProps {
  meeting: PlannedMeeting | null;
  onCancelBooking: (meeting: PlannedMeeting) => void;
  onClose: () => void;
}

export function CancelDialog({ meeting, onCancelBooking, onClose }: CancelDialogProps) {
  const text = useText();
  const dates = useDates();
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={meeting !== null}
      role="alertdialog"
      title={text('scheduling.cancelTitle')}
      onClose={onClose}
      initialFocusRef={keepButton}
      actions={
        <>
          <Button ref={keepButton} variant="secondary" onClick={onClose}>
            {text('scheduling.keepBooking')}
          </Button>
          <Button variant="danger" onClick={() => meeting && onCancelBooking(meeting)}>
            {text('scheduling.cancelBooking')}
          </Button>
        </>
      }
    >
      {meeting && (
        <>
          <p className={styles.line}>
            {meeting.boothNumber
              ? text('scheduling.cancelWith', { company: meeting.company, booth: meeting.boothNumber })
              : text('scheduling.cancelWithoutBooth', { company: meeting.company })}
          </p>
          <p className={styles.line}>
            {text('scheduling.cancelAt', {
              weekday: dates.weekday(meeting.date),
              date: dates.date(meeting.date),
              time: dates.time(meeting.time),
            })}
          </p>
        </>
      )}
    </Dialog>
  );
}

interface InformationDialogProps {
  /** Sentences of the domain or the server; null while closed. */
  sentences: string[] | null;
  onClose: () => void;
}

export function InformationDialog({ sentences, onClose }: InformationDialogProps) {
  const text = useText();
  const okButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={sentences !== null}
      title={text('scheduling.informationTitle')}
      onClose={onClose}
      initialFocusRef={okButton}
      actions={
        <Button ref={okButton} onClick={onClose}>
          {text('scheduling.ok')}
        </Button>
      }
    >
      {sentences?.map((sentence) => (
        <p key={sentence} className={styles.line}>
          {text.rule(sentence)}
        </p>
      ))}
    </Dialog>
  );
}
