// The mark of a meeting, who set it and when, and the exhibitor's disagreement.
import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { useText } from '../../../i18n/text.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { stateKey } from '../state-key.ts';
import styles from './mark-state.module.css';

type Meeting = Pick<AttendedMeeting, 'attendance' | 'canBeMarked' | 'exhibitorSays'>;

interface MarkStateProps {
  meeting: Meeting;
  /** Who marked the meeting and when; empty if it is not marked. */
  by: string;
  /** Whether the text of the disagreement addresses the exhibitor ('youSay') or somebody else ('says'). */
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
