// One meeting to be marked: who and where, Held and Missed, and Undo after a press.
import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { personPath } from '@visavis/contract/dashboard-path';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import textStyles from '../../../ui/text.module.css';
import type { Attendance } from '../api.ts';
import styles from './unmarked-panel.module.css';

interface UnmarkedRowProps {
  meeting: AttendedMeeting;
  /** Somebody else has marked it meanwhile. */
  isGone: boolean;
  /** Whether its hour is over. */
  isEarlier: boolean;
  mayMark: boolean;
  /** Null unless several are marked at once. */
  tick: { isOn: boolean; toggle: () => void } | null;
  onMark: (meeting: AttendedMeeting, attendance: Attendance) => Promise<void>;
  onStale: () => void;
}

export function UnmarkedRow(props: UnmarkedRowProps) {
  const { meeting, isGone, isEarlier, mayMark, tick, onMark, onStale } = props;
  const text = useText();
  const dates = useDates();
  const undo = useRef<HTMLButtonElement>(null);
  const isMarked = meeting.attendance !== null;
  const hasPressed = useRef(false);
  // The pressed button has disappeared: the focus stays in its row, where Undo is.
  useEffect(() => {
    if (isMarked && hasPressed.current) undo.current?.focus();
  }, [isMarked]);

  const mark = useAction({
    act: (attendance: Attendance) => onMark(meeting, attendance),
    failed: text('attendance.markFailed'),
    atOnce: () => {
      hasPressed.current = true;
    },
    refused: ({ error }) => {
      if (!(error instanceof ApiError && error.code === 'meeting.stale')) return;
      onStale();
      return text('attendance.stale');
    },
  });
  const values = { name: meeting.name, exhibitor: meeting.exhibitor };
  return (
    <li className={styles.row}>
      <span className={styles.where}>
        {tick && !isGone && !isMarked && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={tick.isOn}
              onChange={tick.toggle}
              aria-label={text('showDay.tickOf', values)}
            />
          </label>
        )}
        <strong>{meeting.boothNumber}</strong> <span>{meeting.exhibitor}</span>
        {isEarlier && <span className={styles.time}>{dates.time(meeting.time)}</span>}
      </span>
      <span className={styles.who}>
        <Link to={personPath(meeting.reference)}>{meeting.name}</Link> {meeting.company}
      </span>
      <span className={styles.actions}>
        {isGone ? (
          <span className={textStyles.quiet}>{text('showDay.markedMeanwhile')}</span>
        ) : isMarked ? (
          <>
            <span className={styles.state}>
              {text(meeting.attendance === 'held' ? 'attendance.held' : 'attendance.missed')}
            </span>
            <Button
              ref={undo}
              variant="secondary"
              className={styles.button}
              busy={mark.busyWith === null}
              busyText={text('attendance.marking')}
              aria-label={text('attendance.undoOf', values)}
              onClick={() => void mark.run(null)}
            >
              {text('attendance.undo')}
            </Button>
          </>
        ) : tick ? (
          <span className={styles.state}>{text('attendance.notMarked')}</span>
        ) : (
          mayMark && (
            <>
              <Button
                variant="secondary"
                className={`${styles.button} ${styles.held}`}
                icon={<Check aria-hidden />}
                busy={mark.busyWith === 'held'}
                busyText={text('attendance.marking')}
                aria-label={text('attendance.markHeldOf', values)}
                onClick={() => void mark.run('held')}
              >
                {text('attendance.markHeld')}
              </Button>
              <Button
                variant="secondary"
                className={styles.button}
                busy={mark.busyWith === 'missed'}
                busyText={text('attendance.marking')}
                aria-label={text('attendance.markMissedOf', values)}
                onClick={() => void mark.run('missed')}
              >
                {text('attendance.markMissed')}
              </Button>
            </>
          )
        )}
      </span>
      <span role="alert" className={styles.failure}>
        {mark.failure}
      </span>
    </li>
  );
}
