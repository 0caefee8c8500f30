// The choice between moving, keeping and cancelling meetings that a change touches, with what each would do.
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
  /** With 'move': for meetings without another slot. */
  rest: RestChoice;
}

interface MeetingChoiceProps {
  impact: Impact;
  choices: readonly TouchedChoice[];
  /** What 'move' would do. */
  moveHint: string;
  /** Introduces the choice for meetings that cannot be moved; null while it is not known where they would go. */
  rest: string | null;
  value: MeetingChoiceValue;
  onChange: (value: MeetingChoiceValue) => void;
  /** Below 'move' while it is chosen. */
  children?: ReactNode;
}

/** What a choice does to most of the meetings: none may have another hour to move to. */
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
