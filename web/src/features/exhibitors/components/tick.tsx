// A checkbox of a row, named for assistive technology alone.
import { Check } from 'lucide-react';
import box from '../../../ui/checkbox.module.css';
import { classNames } from '../../../ui/class-names.ts';
import styles from './tick.module.css';

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className={styles.tick}>
      <span className={classNames(box.box, box.neutral)}>
        <input
          type="checkbox"
          aria-label={label}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
        <Check aria-hidden />
      </span>
    </label>
  );
}
