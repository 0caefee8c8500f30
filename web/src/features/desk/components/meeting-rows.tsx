// A person's meetings today, each with Held and Missed once its hour has begun, and the hours they requested.
import type { DeskExhibitor, DeskMeeting, DeskPerson } from '@visavis/contract/desk/endpoints';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import textStyles from '../../../ui/text.module.css';
import { useDeskState } from '../use-desk.ts';
import { useHours } from '../use-hours.ts';
import styles from './meeting-rows.module.css';

interface MeetingRowsProps {
  person: DeskPerson;
  /** The current time at the fair, in minutes from midnight. */
  minute: number;
  exhibitors: readonly DeskExhibitor[];
  /** The one whose Undo is shown above. */
  headed: DeskMeeting | null;
  onMark: (meeting: DeskMeeting, mark: DeskMeeting['mark']) => Promise<void>;
}

export function MeetingRows({ person, minute, exhibitors, headed, onMark }: MeetingRowsProps) {
  const text = useText();
  const { hour, range, at } = useHours(exhibitors);
  const { records } = useDeskState();
  const asked = records.flatMap(({ record, state }) =>
    record.kind === 'walk-in' && state === 'waiting' && record.reference === person.reference ? [record] : [],
  );
  if (person.meetings.length === 0 && asked.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={text('showDesk.meetingsOf', { name: person.name })}>
      {person.meetings.map((meeting) => (
        <li key={meeting.id}>
          <p className={styles.what}>
            <span className={textStyles.quietFigures}>{range(meeting.minute, meeting.length)}</span>
            <span>{text('showDesk.meetingAt', at(meeting.exhibitorId))}</span>
          </p>
          <Standing
            meeting={meeting}
            hasBegun={meeting.minute <= minute}
            isHeaded={meeting.id === headed?.id}
            name={person.name}
            exhibitor={at(meeting.exhibitorId).exhibitor}
            begins={text('showDesk.beginsAt', { hour: hour(meeting.minute) })}
            onMark={(mark) => void onMark(meeting, mark)}
          />
        </li>
      ))}
      {asked.map(({ id, exhibitorId, minute: wanted }) => (
        <li key={id}>
          <p className={styles.what}>
            {text('showDesk.requested', { exhibitor: at(exhibitorId).exhibitor, hour: hour(wanted) })}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface StandingProps {
  meeting: DeskMeeting;
  hasBegun: boolean;
  isHeaded: boolean;
  name: string;
  exhibitor: string;
  begins: string;
  onMark: (mark: DeskMeeting['mark']) => void;
}

function Standing({ meeting, hasBegun, isHeaded, name, exhibitor, begins, onMark }: StandingProps) {
  const text = useText();
  if (!meeting.isApproved) return <StatusPill kind="pending">{text('showDesk.notApproved')}</StatusPill>;
  if (!hasBegun) return <p className={textStyles.note}>{begins}</p>;
  const values = { name, exhibitor };
  if (meeting.mark === null)
    return (
      <span className={styles.buttons}>
        <Button
          variant="secondary"
          aria-label={text('showDesk.heldOf', values)}
          onClick={() => onMark('held')}
        >
          {text('showDesk.held')}
        </Button>
        <Button
          variant="secondary"
          aria-label={text('showDesk.missedOf', values)}
          onClick={() => onMark('missed')}
        >
          {text('showDesk.missed')}
        </Button>
      </span>
    );
  const isHeld = meeting.mark === 'held';
  return (
    <span className={styles.buttons}>
      <StatusPill kind={isHeld ? 'approved' : 'rejected'}>
        {text(isHeld ? 'showDesk.held' : 'showDesk.missed')}
      </StatusPill>
      {!isHeaded && (
        <Button variant="secondary" aria-label={text('showDesk.undoOf', values)} onClick={() => onMark(null)}>
          {text('showDesk.undo')}
        </Button>
      )}
    </span>
  );
}
