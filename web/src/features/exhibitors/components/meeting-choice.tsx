// The choice between moving, keeping and cancelling the meetings that a change affects, with the effect of each.
import {
  type Impact,
  REST_CHOICES,
  type RestChoice,
  type TouchedChoice,
} from '@visavis/domain/impact/schema';
import { Fragment, type ReactNode, useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import stackStyles from '../../../ui/stack.module.css';
import styles from './meeting-choice.module.css';

export interface MeetingChoiceValue {
  touched: TouchedChoice;
  /** What happens to meetings that cannot be moved; it counts only with 'move'. */
  rest: RestChoice;
}

interface MeetingChoiceProps {
  impact: Impact;
  choices: readonly TouchedChoice[];
  /** The effect of 'move', as a sentence. */
  moveHint: string;
  /** Introduces the choice for meetings that cannot be moved; null while their number is not known. */
  rest: string | null;
  value: MeetingChoiceValue;
  onChange: (value: MeetingChoiceValue) => void;
  /** Shown below 'move' while it is chosen. */
  children?: ReactNode;
}

/**
 * The main effect of a choice, and the number of meetings that it concerns: those that can be moved, or all meetings if
 * none can be moved or 'move' is not chosen.
 */
export function effectOf(
  { touched, rest }: MeetingChoiceValue,
  { meetings, moves }: Impact,
): { effect: TouchedChoice; count: number } {
  const moved = meetings - moves.nowhere;
  if (touched !== 'move' || meetings === 0) return { effect: touched, count: meetings };
  return moved > 0 ? { effect: 'move', count: moved } : { effect: rest, count: meetings };
}

export function MeetingChoice(props: MeetingChoiceProps) {
  const { impact, choices, moveHint, rest: restWords, value, onChange, children } = props;
  const text = useText();
  const name = useId();
  return (
    <>
      <p className={stackStyles.below3}>
        <span>{text('exhibitors.touched', { count: impact.meetings, people: impact.people })}</span>
        {impact.holds > 0 && <span>{` ${text('exhibitors.touchedHolds', { count: impact.holds })}`}</span>}{' '}
        <span>{text('exhibitors.whoIsTold')}</span>
      </p>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{text('exhibitors.choiceOfMeetings')}</legend>
        {choices.map((touched) => (
          <Fragment key={touched}>
            <label className={styles.choice}>
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
                    ? moveHint
                    : text(touched === 'keep' ? 'exhibitors.choiceKeepHint' : 'exhibitors.choiceCancelHint')}
                </span>
              </span>
            </label>
            {touched === 'move' && value.touched === 'move' && (
              <div className={styles.below}>
                {children}
                {restWords !== null && impact.moves.nowhere > 0 && (
                  <fieldset className={styles.choices}>
                    <legend>{restWords}</legend>
                    {REST_CHOICES.map((rest) => (
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
              </div>
            )}
          </Fragment>
        ))}
      </fieldset>
    </>
  );
}
