// One meeting: with whom, when and where, its status, and what the visitor can do about it.
import { X } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useBooth } from '../../../i18n/use-booth.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type StatusKind, StatusPill } from '../../../ui/status-pill.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import textStyles from '../../../ui/text.module.css';
import type { MyMeeting } from '../api.ts';
import { type ShownCompany, type Standing, standingOf, wordOf } from '../meetings.ts';
import styles from './meeting-row.module.css';

interface MeetingRowProps {
  meeting: MyMeeting;
  company: ShownCompany | undefined;
  /** Id of the sentence that says why the actions are disabled. */
  barredBy: string | undefined;
  onCancel: (meeting: MyMeeting) => void;
  /** Move, choose another hour or book again: all lead to the grid. */
  onChoose: (meeting: MyMeeting) => void;
}

const PILLS: Record<Standing, StatusKind> = {
  approved: 'approved',
  pending: 'pending',
  undecided: 'neutral',
  rejected: 'rejected',
  cancelled: 'neutral',
  released: 'neutral',
};

export function MeetingRow({ meeting, company, ...actions }: MeetingRowProps) {
  const text = useText();
  const boothOf = useBooth();
  const dates = useDates();
  const time = dates.time(meeting.time);
  const standing = standingOf(meeting);
  const hasEnded = standing !== 'approved' && standing !== 'pending';
  return (
    <li className={classNames(styles.row, hasEnded && styles.ended)}>
      <span className={styles.swatch}>
        {company && <Swatch pigment={company.pigment} letter={company.letter} size={40} />}
      </span>
      <div className={styles.facts}>
        <h3 tabIndex={-1} data-meeting={meeting.id}>
          {meeting.exhibitor}
        </h3>
        <p className={styles.place}>
          {hasEnded ? <s>{time}</s> : <span>{time}</span>}{' '}
          {meeting.boothNumber && (
            <span className={textStyles.quiet}>
              {text('mySchedule.booth', { booth: boothOf(meeting.boothNumber, meeting.hall) })}
            </span>
          )}
        </p>
        {meeting.isWithdrawn ? (
          <p className={styles.note}>
            {text(hasEnded ? 'mySchedule.withdrawn' : 'mySchedule.withdrawnKept', {
              company: meeting.exhibitor,
            })}
          </p>
        ) : (
          standing === 'rejected' &&
          meeting.rejectionReason === undefined && (
            <p className={styles.note}>{text('mySchedule.rejectedNote', { company: meeting.exhibitor })}</p>
          )
        )}
        {meeting.rejectionReason !== undefined && !meeting.isWithdrawn && (
          <p className={styles.note} dir="auto">
            {text('mySchedule.rejectedBecause', { reason: text.choice('reason', meeting.rejectionReason) })}
          </p>
        )}
        {standing === 'released' && <p className={styles.note}>{text('mySchedule.releasedNote')}</p>}
        {meeting.hasBegun && <p className={styles.note}>{text('mySchedule.begun')}</p>}
      </div>
      <div className={styles.pill}>
        <StatusPill
          kind={PILLS[standing]}
          {...((standing === 'cancelled' || standing === 'released') && { icon: X })}
        >
          {wordOf(text, meeting)}
        </StatusPill>
      </div>
      {!meeting.hasBegun && (
        <div className={styles.actions}>
          <RowActions meeting={meeting} standing={standing} {...actions} />
        </div>
      )}
    </li>
  );
}

interface RowActionsProps extends Pick<MeetingRowProps, 'meeting' | 'barredBy' | 'onCancel' | 'onChoose'> {
  standing: Standing;
}

function RowActions({ meeting, standing, barredBy, onCancel, onChoose }: RowActionsProps) {
  const text = useText();
  const company = meeting.exhibitor;
  const barred = barredBy === undefined ? {} : { 'aria-disabled': true, 'aria-describedby': barredBy };
  const choose = () => {
    if (barredBy === undefined) onChoose(meeting);
  };
  if (meeting.isWithdrawn && standing !== 'approved' && standing !== 'pending') return null;
  if (standing === 'rejected')
    return (
      <Button
        {...barred}
        variant="secondary"
        className={styles.small}
        aria-label={text('mySchedule.chooseAnotherOf', { company })}
        onClick={choose}
      >
        {text('mySchedule.chooseAnother')}
      </Button>
    );
  if (standing === 'cancelled' || standing === 'released')
    return (
      <Button
        {...barred}
        variant="text"
        className={styles.text}
        aria-label={text('mySchedule.bookAgainOf', { company })}
        onClick={choose}
      >
        {text('mySchedule.bookAgain')}
      </Button>
    );
  return (
    <>
      {/* An approved hour is agreed with the exhibitor: it can be cancelled, but not moved. */}
      {standing === 'pending' && !meeting.isWithdrawn && (
        <Button
          {...barred}
          variant="secondary"
          className={styles.small}
          aria-label={text('mySchedule.moveOf', { company })}
          onClick={choose}
        >
          {text('mySchedule.move')}
        </Button>
      )}
      <Button
        {...barred}
        variant="text"
        className={styles.text}
        aria-label={text('mySchedule.cancelOf', { company })}
        onClick={() => {
          if (barredBy === undefined) onCancel(meeting);
        }}
      >
        {text('mySchedule.cancel')}
      </Button>
    </>
  );
}
