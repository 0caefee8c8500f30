// A filter of a list: its name and what is chosen in one control, over a native select.
import { ChevronDown } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';
import styles from './filter-select.module.css';

interface FilterSelectProps {
  label: string;
  /** The words of no choice, such as 'Any'; without them something is always chosen. */
  any?: string;
  options: readonly { value: string; label: string }[];
  /** Empty for no choice. */
  value: string;
  onChange: (value: string) => void;
}

export function FilterSelect({ label, any, options, value, onChange }: FilterSelectProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={classNames(styles.box, chosen && styles.chosen)}>
      <span className={styles.face} aria-hidden>
        <span className={styles.label}>{label}</span>
        {chosen && <strong>{chosen.label}</strong>}
        <ChevronDown />
      </span>
      <select
        className={styles.select}
        aria-label={label}
        value={chosen ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
