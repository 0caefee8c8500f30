// A native select with label, help and error.
import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';
import select from './select-field.module.css';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly { value: string; label: string }[];
  error?: string | undefined;
  help?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

export function SelectField({ label, options, error, help, id, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} error={error} help={help} id={id}>
      {(parts) => (
        <div className={select.box}>
          <select {...rest} {...parts} className={`${styles.control} ${select.control}`}>
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </div>
      )}
    </Field>
  );
}
