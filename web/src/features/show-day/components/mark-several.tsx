// The buttons that mark all ticked meetings at once.
import type { markMany } from '@visavis/contract/attendance/endpoints';
import type { Output } from '@visavis/contract/endpoint';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import type { Attendance } from '../api.ts';
import styles from './unmarked-panel.module.css';

export type SeveralOutcome = ({ attendance: Attendance } & Output<typeof markMany>) | { failed: string };

interface MarkSeveralProps {
  /** How many of the shown meetings are ticked. */
  count: number;
  shown: number;
  onAll: () => void;
  /** The mark being set. */
  busy: Attendance;
  onMark: (attendance: 'held' | 'missed') => void;
}

export function MarkSeveral({ count, shown, onAll, busy, onMark }: MarkSeveralProps) {
  const text = useText();
  return (
    <div className={styles.several}>
      <p role="status">{text('showDay.ticked', { count })}</p>
      <Button variant="text" onClick={onAll}>
        {text('showDay.tickAll', { count: shown })}
      </Button>
      {(['held', 'missed'] as const).map((attendance) => (
        <Button
          key={attendance}
          variant="secondary"
          aria-disabled={count === 0 || undefined}
          busy={busy === attendance}
          busyText={text('attendance.marking')}
          onClick={count === 0 ? undefined : () => onMark(attendance)}
        >
          {text(attendance === 'held' ? 'showDay.markAllHeld' : 'showDay.markAllMissed', { count })}
        </Button>
      ))}
    </div>
  );
}
