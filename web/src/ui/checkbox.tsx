// A native checkbox in a row that is easy to hit.
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Mulberry marks the visitor's own choices; a filter is not one. */
  tone?: 'yours' | 'neutral';
  name?: string;
  /** Id of the note that explains it. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({
  label,
  checked,
  onChange,
  tone = 'yours',
  name,
  describedBy,
  ref,
}: CheckboxProps) {
  return (
    <label className={styles.row}>
      <span className={classNames(styles.box, tone === 'neutral' && styles.neutral)}>
        <input
          ref={ref}
          type="checkbox"
          name={name}
          aria-describedby={describedBy}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Check aria-hidden />
      </span>
      <span>{label}</span>
    </label>
  );
}
