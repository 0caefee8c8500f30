// A meeting of somebody in the file that cannot be had as it is written: another exhibitor, or leave it or its row out.
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './import.module.css';
import { type DecisionProps, LeaveAnswer } from './leave-answer.tsx';

/** Leaves the meeting out, and registers the person all the same; or leaves the person out. */
export function MeetingAnswers(props: DecisionProps) {
  return (
    <div className={styles.answers}>
      <LeaveAnswer {...props} choice="leave" words="imports.leaveMeeting" allWords="imports.leaveMeetings" />
      <LeaveAnswer {...props} open={[]} choice="leave-out" words="imports.leaveRows" />
    </div>
  );
}

export function ExhibitorDecision(props: DecisionProps) {
  const text = useText();
  const { trouble, isBusy, onDecide } = props;
  const { key, suggestions } = trouble;
  return (
    <div className={styles.form}>
      {suggestions.length > 0 && (
        <div className={styles.answers}>
          {suggestions.map(({ id, name }) => (
            <Button
              key={id}
              variant="secondary"
              aria-disabled={isBusy}
              onClick={() => onDecide([{ kind: 'exhibitor', key, choice: 'use', value: String(id) }])}
            >
              {text('imports.useName', { name })}
            </Button>
          ))}
        </div>
      )}
      <MeetingAnswers {...props} />
    </div>
  );
}
