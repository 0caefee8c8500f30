// One meeting: with whom, when and where, how it stands, and what the visitor can do about it.
import { X } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type StatusKind, StatusPill } from '../../../ui/status-pill.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import type { MyMeeting } from '../api.ts';
import { type ShownCompany, type Standing, standingOf, wordOf } from '../meetings.ts';
import styles from './meeting-row.module.css';

interface MeetingRowProps {
  meeting: MyMeeting;
  company: ShownCompany | undefined;
  onCancel: (meeting: MyMeeting) => void;
  /** Move, choose another hour or book again: all lead to the grid. */
  onChoose: (meeting: MyMeeting) => void;
}

const PILLS: Record<Standing, StatusKind> = {
  approved: 'approved',
  pending: 'pending',
  rejected: 'rejected',
  cancelled: 'neutral',
};

export function MeetingRow({ meeting, company, ...actions }: MeetingRowProps) {
  const text = useText();
  const standing = standingOf(meeting);
  const hasEnded = standing === 'rejected' || standing === 'cancelled';
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
          {hasEnded ? <s>{meeting.time}</s> : <span>{meeting.time}</span>}{' '}
          {meeting.boothNumber && (
            <span className={styles.booth}>{text('mySchedule.booth', { booth: meeting.boothNumber })}</span>
          )}
        </p>
        {standing === 'rejected' && (
          <p className={styles.note}>{text('mySchedule.rejectedNote', { company: meeting.exhibitor })}</p>
        )}
        {meeting.hasBegun && <p className={styles.note}>{text('mySchedule.begun')}</p>}
      </div>
      <div className={styles.pill}>
        <StatusPill kind={PILLS[standing]} {...(standing === 'cancelled' && { icon: X })}>
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

interface RowActionsProps extends Pick<MeetingRowProps, 'meeting' | 'onCancel' | 'onChoose'> {
  standing: Standing;
}

function RowActions({ meeting, standing, onCancel, onChoose }: RowActionsProps) {
  const text = useText();
  const company = meeting.exhibitor;
  const choose = () => onChoose(meeting);
  if (standing === 'rejected')
    return (
      <Button
        variant="secondary"
        className={styles.small}
        aria-label={text('mySchedule.chooseAnotherOf', { company })}
        onClick={choose}
      >
        {text('mySchedule.chooseAnother')}
      </Button>
    );
  if (standing === 'cancelled')
    return (
      <Button
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
      {/* An approved hour is agreed with the exhibitor: it is cancelled, and not moved. */}
      {standing === 'pending' && (
        <Button
          variant="secondary"
          className={styles.small}
          aria-label={text('mySchedule.moveOf', { company })}
          onClick={choose}
        >
          {text('mySchedule.move')}
        </Button>
      )}
      <Button
        variant="text"
        className={styles.text}
        aria-label={text('mySchedule.cancelOf', { company })}
        onClick={() => onCancel(meeting)}
      >
        {text('mySchedule.cancel')}
      </Button>
    </>
  );
}
