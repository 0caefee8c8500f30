// Shows how a meeting was marked, by whom and when, and what its exhibitor says otherwise.
import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { useText } from '../../../i18n/text.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { stateKey } from '../state-key.ts';
import styles from './mark-state.module.css';

type Meeting = Pick<AttendedMeeting, 'attendance' | 'canBeMarked' | 'exhibitorSays'>;

interface MarkStateProps {
  meeting: Meeting;
  /** Who marked it and when; empty before. */
  by: string;
  /** What the exhibitor says otherwise, as it is put to the reader. */
  says: 'says' | 'youSay';
}

export function MarkState({ meeting, by, says }: MarkStateProps) {
  const { attendance, canBeMarked, exhibitorSays } = meeting;
  const text = useText();
  const unmarked = canBeMarked ? 'pending' : 'neutral';
  return (
    <div className={styles.state}>
      <StatusPill kind={attendance === null ? unmarked : attendance === 'held' ? 'approved' : 'rejected'}>
        {text(stateKey(meeting))}
      </StatusPill>
      {by !== '' && <span className={styles.by}>{by}</span>}
      {exhibitorSays !== null && (
        <strong className={styles.by}>{text(`attendance.${says}.${exhibitorSays}`)}</strong>
      )}
    </div>
  );
}
