// Buttons that mark a meeting as held or missed, undo the mark, or say that somebody else’s mark is wrong.

import type { ExhibitorsMeeting } from '@visavis/contract/attendance/endpoints';
import { useState } from 'react';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import type { Mark } from '../api.ts';
import styles from './mark-buttons.module.css';

type Attendance = ExhibitorsMeeting['attendance'];
type Word = 'markHeld' | 'markMissed' | 'undo' | 'sayHeld' | 'sayMissed' | 'sayNothing';

interface MarkButtonsProps {
  meeting: Omit<ExhibitorsMeeting, 'marked'>;
  /** Marked by somebody whose mark the reader cannot change, only disagree with. */
  isFixed?: boolean;
  onMark: Mark;
  /** Called when the meeting has changed since it was loaded, so that the list is refetched. */
  onStale: () => void;
}

export function MarkButtons({ meeting, isFixed = false, onMark, onStale }: MarkButtonsProps) {
  const text = useText();
  const [busy, setBusy] = useState<Attendance | undefined>(undefined);
  const [failure, setFailure] = useState('');
  if (!meeting.canBeMarked) return null;

  const mark = async (attendance: Attendance) => {
    if (busy !== undefined) return;
    setBusy(attendance);
    setFailure('');
    try {
      await onMark(meeting, attendance);
    } catch (error) {
      setFailure(sentenceOfRefusal(error));
      if (error instanceof ApiError && error.status === 409) onStale();
    } finally {
      setBusy(undefined);
    }
  };
  const sentenceOfRefusal = (error: unknown): string => {
    if (error instanceof ApiError && error.code === 'meeting.stale') return text('attendance.stale');
    return sentenceOf(text, error, text('attendance.markFailed'));
  };
  const values = { name: meeting.name, exhibitor: meeting.exhibitor };
  const button = (attendance: Attendance, word: Word) => (
    <Button
      variant="secondary"
      className={styles.button}
      busy={busy === attendance}
      busyText={text('attendance.marking')}
      aria-label={text(`attendance.${word}Of`, values)}
      onClick={() => void mark(attendance)}
    >
      {text(`attendance.${word}`)}
    </Button>
  );
  const disagree = () => {
    if (meeting.exhibitorSays !== null) return button(null, 'sayNothing');
    return meeting.attendance === 'held' ? button('missed', 'sayMissed') : button('held', 'sayHeld');
  };
  return (
    <div className={styles.place}>
      <div className={styles.buttons}>
        {meeting.attendance === null && (
          <>
            {button('held', 'markHeld')}
            {button('missed', 'markMissed')}
          </>
        )}
        {meeting.attendance !== null && !isFixed && button(null, 'undo')}
        {meeting.attendance !== null && isFixed && disagree()}
      </div>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </div>
  );
}
