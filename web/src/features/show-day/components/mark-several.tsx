// The buttons that mark all ticked meetings at once.
import type { markMany } from '@visavis/contract/attendance/endpoints';
import type { Output } from '@visavis/contract/endpoint';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import type { Attendance } from '../api.ts';
import styles from './unmarked-panel.module.css';

export type SeveralOutcome = ({ attendance: Attendance } & Output<typeof markMany>) | { failed: string };

interface MarkSeveralProps {
  /** Ticked, of those shown. */
  count: number;
  shown: number;
  onAll: () => void;
  onMark: (attendance: 'held' | 'missed') => Promise<void>;
}

export function MarkSeveral({ count, shown, onAll, onMark }: MarkSeveralProps) {
  const text = useText();
  const [busy, setBusy] = useState<'held' | 'missed' | null>(null);
  const mark = async (attendance: 'held' | 'missed') => {
    if (busy || count === 0) return;
    setBusy(attendance);
    await onMark(attendance);
    setBusy(null);
  };
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
          onClick={() => void mark(attendance)}
        >
          {text(attendance === 'held' ? 'showDay.markAllHeld' : 'showDay.markAllMissed', { count })}
        </Button>
      ))}
    </div>
  );
}
