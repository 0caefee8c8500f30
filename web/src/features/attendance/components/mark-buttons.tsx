// Buttons that mark a meeting as held or missed, undo the mark, or disagree with somebody else’s mark.

import type { ExhibitorsMeeting } from '@visavis/contract/attendance/endpoints';
import { useText } from '../../../i18n/text.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import type { Mark } from '../api.ts';
import styles from './mark-buttons.module.css';

type Attendance = ExhibitorsMeeting['attendance'];
type Word = 'markHeld' | 'markMissed' | 'undo' | 'sayHeld' | 'sayMissed' | 'sayNothing';

interface MarkButtonsProps {
  meeting: Omit<ExhibitorsMeeting, 'marked'>;
  /** The reader can only disagree with the mark, not change it. */
  isFixed?: boolean;
  onMark: Mark;
  /** Called when the meeting has changed since it was loaded, so that the list is refetched. */
  onStale: () => void;
}

export function MarkButtons({ meeting, isFixed = false, onMark, onStale }: MarkButtonsProps) {
  const text = useText();
  const mark = useAction({
    act: (attendance: Attendance) => onMark(meeting, attendance),
    failed: text('attendance.markFailed'),
    refused: ({ error }) => {
      if (error instanceof ApiError && error.status === 409) onStale();
      return error instanceof ApiError && error.code === 'meeting.stale'
        ? text('attendance.stale')
        : undefined;
    },
  });
  if (!meeting.canBeMarked) return null;
  const values = { name: meeting.name, exhibitor: meeting.exhibitor };
  const button = (attendance: Attendance, word: Word) => (
    <Button
      variant="secondary"
      className={styles.button}
      busy={mark.busyWith === attendance}
      busyText={text('attendance.marking')}
      aria-label={text(`attendance.${word}Of`, values)}
      onClick={() => void mark.run(attendance)}
    >
      {text(`attendance.${word}`)}
    </Button>
  );
  const disagree = () => {
    if (meeting.exhibitorSays !== null) return button(null, 'sayNothing');
    return meeting.attendance === 'held' ? button('missed', 'sayMissed') : button('held', 'sayHeld');
  };
  return (
    <div>
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
        {mark.failure}
      </p>
    </div>
  );
}
