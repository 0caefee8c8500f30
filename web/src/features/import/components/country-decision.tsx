// An unknown country: choose the right one, leave it empty for people, or leave its rows out.
import { useId, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { Button } from '../../../ui/button.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { useCountryNames } from '../api.ts';
import { subjectOf } from '../subject.ts';
import styles from './import.module.css';
import { type DecisionProps, LeaveAnswer } from './leave-answer.tsx';

export function CountryDecision(props: DecisionProps) {
  const text = useText();
  const { trouble, isBusy, onDecide } = props;
  const names = useCountryNames().data ?? [];
  const nameOf = useCountryName();
  const id = useId();
  const [country, setCountry] = useState('');
  return (
    <div className={stackStyles.gap4}>
      <div className={styles.pair}>
        <div>
          <label htmlFor={id}>{text('imports.country')}</label>
          <select
            id={id}
            className={styles.select}
            value={country}
            onChange={({ target }) => setCountry(target.value)}
          >
            <option value="">{text('imports.pickCountry')}</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {nameOf(name)}
              </option>
            ))}
          </select>
        </div>
        <Button
          variant="secondary"
          aria-disabled={isBusy || country === ''}
          onClick={() =>
            country !== '' && onDecide([{ kind: 'country', key: trouble.key, choice: 'use', value: country }])
          }
        >
          {text('imports.use')}
        </Button>
      </div>
      {subjectOf(props.view) === 'people' ? (
        <LeaveAnswer {...props} choice="leave" words="imports.leaveEmpty" allWords="imports.leaveAllEmpty" />
      ) : (
        <LeaveAnswer {...props} choice="leave-out" words="imports.leaveRows" />
      )}
    </div>
  );
}
