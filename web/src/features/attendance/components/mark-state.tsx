// Shows how a meeting was marked, by whom and when.
import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { stateKey } from '../state-key.ts';
import styles from './mark-state.module.css';

export function MarkState({ meeting }: { meeting: AttendedMeeting }) {
  const { attendance, marked, canBeMarked } = meeting;
  const text = useText();
  const instants = useInstants();
  if (attendance === null)
    return (
      <div className={styles.state}>
        <StatusPill kind={canBeMarked ? 'pending' : 'neutral'}>{text(stateKey(meeting))}</StatusPill>
      </div>
    );
  return (
    <div className={styles.state}>
      <StatusPill kind={attendance === 'held' ? 'approved' : 'rejected'}>
        {text(stateKey(meeting))}
      </StatusPill>
      {marked && (
        <span className={styles.by}>
          {text(marked.way === 'dashboard' ? 'attendance.byOrganiser' : 'attendance.byExhibitor', {
            by: marked.by,
            at: instants.instant(marked.at),
          })}
        </span>
      )}
    </div>
  );
}
