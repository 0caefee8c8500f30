// Buttons that mark a meeting as held or missed, or undo the mark.

import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { useState } from 'react';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import type { Mark } from '../api.ts';
import styles from './mark-buttons.module.css';

type Attendance = AttendedMeeting['attendance'];

interface MarkButtonsProps {
  meeting: AttendedMeeting;
  onMark: Mark;
  /** Called when the meeting has changed since it was loaded, so that the list is refetched. */
  onStale: () => void;
}

export function MarkButtons({ meeting, onMark, onStale }: MarkButtonsProps) {
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
  const button = (attendance: Attendance, word: 'markHeld' | 'markMissed' | 'undo') => (
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
  return (
    <div className={styles.place}>
      <div className={styles.buttons}>
        {meeting.attendance === null ? (
          <>
            {button('held', 'markHeld')}
            {button('missed', 'markMissed')}
          </>
        ) : (
          button(null, 'undo')
        )}
      </div>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </div>
  );
}
