// A choice of one among few options, as outlined cards over native radio buttons.
import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldNote } from './field.tsx';
import styles from './radio-cards.module.css';

interface RadioCardsProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  /** row: side by side where there is room. pair: two per line, on a phone too. stack: one below the other. */
  layout?: 'sizes' | 'row' | 'pair' | 'stack';
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** Ref to the first radio button, so that a failed submission can focus it. */
  ref?: Ref<HTMLInputElement>;
}

export function RadioCards(props: RadioCardsProps) {
  const { legend, name, options, layout = 'sizes', value, onChange, onBlur, error, ref } = props;
  const noteId = useId();
  return (
    <fieldset
      className={styles.group}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? noteId : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.cards, styles[layout])}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              ref={index === 0 ? ref : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
