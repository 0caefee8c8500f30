// The choice between moving, keeping and cancelling meetings that a change touches, with what each would do.
import type { Impact, RestChoice, TouchedChoice } from '@visavis/domain/impact/schema';
import { useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import styles from './meeting-choice.module.css';

export interface MeetingChoiceValue {
  touched: TouchedChoice;
  /** With 'move': for meetings without another slot. */
  rest: RestChoice;
}

interface MeetingChoiceProps {
  impact: Impact;
  choices: readonly TouchedChoice[];
  value: MeetingChoiceValue;
  onChange: (value: MeetingChoiceValue) => void;
}

export function MeetingChoice({ impact, choices, value, onChange }: MeetingChoiceProps) {
  const text = useText();
  const name = useId();
  const { sameDay, otherDay, nowhere } = impact.moves;
  return (
    <>
      <p className={styles.what}>
        {text('exhibitors.touched', { count: impact.meetings, people: impact.people })}
        {impact.holds > 0 && ` ${text('exhibitors.touchedHolds', { count: impact.holds })}`}
      </p>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{text('exhibitors.choiceOfMeetings')}</legend>
        {choices.map((touched) => (
          <label key={touched} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={value.touched === touched}
              onChange={() => onChange({ ...value, touched })}
            />
            <span>
              <b>{text(`exhibitors.choice.${touched}`)}</b>
              <span>
                {touched === 'move'
                  ? text('exhibitors.choiceMoveHint', { sameDay, otherDay, nowhere })
                  : text(touched === 'keep' ? 'exhibitors.choiceKeepHint' : 'exhibitors.choiceCancelHint')}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {value.touched === 'move' && nowhere > 0 && (
        <fieldset className={styles.choices}>
          <legend>{text('exhibitors.rest', { count: nowhere })}</legend>
          {(['keep', 'cancel'] as const).map((rest) => (
            <label key={rest} className={styles.choice}>
              <input
                type="radio"
                name={`${name}-rest`}
                checked={value.rest === rest}
                onChange={() => onChange({ ...value, rest })}
              />
              <b>{text(`exhibitors.choice.${rest}`)}</b>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
