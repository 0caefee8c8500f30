// A filter of a list: a native select under a face with the filter's name and the chosen option.
import { ChevronDown } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';
import styles from './filter-select.module.css';

interface FilterOption {
  value: string;
  label: string;
}

export type FilterSelectOptions = readonly (
  | FilterOption
  | { group: string; options: readonly FilterOption[] }
)[];

interface FilterSelectProps {
  label: string;
  /** The accessible name, if the label alone does not identify the filter. */
  name?: string;
  /** The text of the empty option, such as 'Any'; without it there is no empty option. */
  any?: string;
  options: FilterSelectOptions;
  /** The chosen value; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

export function FilterSelect({ label, name = label, any, options, value, onChange }: FilterSelectProps) {
  const chosen = options
    .flatMap((one) => ('group' in one ? one.options : one))
    .find((option) => option.value === value);
  return (
    <div className={classNames(styles.box, chosen && any !== undefined && styles.chosen)}>
      <span className={styles.face} aria-hidden>
        <span>{label}</span>
        {chosen && <strong>{chosen.label}</strong>}
        <ChevronDown />
      </span>
      <select
        className={styles.select}
        aria-label={name}
        value={chosen ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((one) =>
          'group' in one ? (
            <optgroup key={one.group} label={one.group}>
              {one.options.map((option) => (
                <Option key={option.value} option={option} />
              ))}
            </optgroup>
          ) : (
            <Option key={one.value} option={one} />
          ),
        )}
      </select>
    </div>
  );
}

const Option = ({ option: { value, label } }: { option: FilterOption }) => (
  <option value={value}>{label}</option>
);
