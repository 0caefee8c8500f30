// One dot for each meeting, at most eight: filled when approved, struck when rejected, a ring while open.
import { MEETING_STATUS, type Schedule } from '@visavis/domain/meeting/schema';
import styles from './pips.module.css';

const MOST = 8;
const KINDS = {
  [MEETING_STATUS.pending]: 'open',
  [MEETING_STATUS.approved]: 'approved',
  [MEETING_STATUS.rejected]: 'rejected',
} as const;

/** Words beside it say the same. */
export function Pips({ meetings }: { meetings: readonly Schedule[] }) {
  return (
    <span className={styles.pips} aria-hidden>
      {meetings.slice(0, MOST).map(({ id, status }) => (
        <span key={id} data-kind={KINDS[status]} />
      ))}
    </span>
  );
}
