// A native checkbox on a row that is easy to hit.
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ label, checked, onChange, ref }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <span className={styles.box}>
        <input
          ref={ref}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Check aria-hidden />
      </span>
      <span>{label}</span>
    </label>
  );
}
