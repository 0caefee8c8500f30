// A meeting in the file that cannot be booked as written: choose another exhibitor, or leave out the meeting or the
// row.
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { type DecisionProps, LeaveAnswer } from './leave-answer.tsx';

/** Leaves out the meeting but still registers the person, or leaves out the person. */
export function MeetingAnswers(props: DecisionProps) {
  return (
    <div className={stackStyles.wrap2}>
      <LeaveAnswer {...props} choice="leave" words="imports.leaveMeeting" allWords="imports.leaveMeetings" />
      <LeaveAnswer {...props} open={[]} choice="leave-out" words="imports.leaveRows" />
    </div>
  );
}

export function ExhibitorDecision(props: DecisionProps) {
  const text = useText();
  const { trouble, view, isBusy, onDecide } = props;
  const { key, suggestions } = trouble;
  const [booth, setBooth] = useState('');
  // The answer that was given but did not settle it.
  const tried = view.decisions.find((one) => one.kind === 'exhibitor' && one.key === key)?.value;
  return (
    <div className={stackStyles.gap4}>
      {suggestions.length > 0 && (
        <div className={stackStyles.wrap2}>
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
      <form
        className={stackStyles.gap4}
        onSubmit={(event) => {
          event.preventDefault();
          if (booth.trim() !== '') onDecide([{ kind: 'exhibitor', key, choice: 'set', value: booth.trim() }]);
        }}
      >
        <TextField
          label={text('imports.booth')}
          value={booth}
          maxLength={50}
          error={
            trouble.decision === null && tried !== undefined
              ? text('imports.noSuchBooth', { booth: tried })
              : undefined
          }
          onChange={({ target }) => setBooth(target.value)}
        />
        <div className={stackStyles.wrap2}>
          <Button type="submit" variant="secondary" busy={isBusy} busyText={text('imports.rerun')}>
            {text('imports.useBooth')}
          </Button>
        </div>
      </form>
      <MeetingAnswers {...props} />
    </div>
  );
}
