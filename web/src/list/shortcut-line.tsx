// The single keys of a list or dialog, and the checkbox that switches them off.
import { useText } from '../i18n/text.ts';
import styles from './shortcut-line.module.css';

interface ShortcutLineProps {
  isOn: boolean;
  onSwitch: (on: boolean) => void;
  /** Each key, and the text that says what it does. */
  keys: readonly (readonly [string, string])[];
}

export function ShortcutLine({ isOn, onSwitch, keys }: ShortcutLineProps) {
  const text = useText();
  return (
    <div className={styles.line}>
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
        {text('dashboard.shortcuts')}
      </label>
      {isOn &&
        keys.map(([key, words]) => (
          <span key={key}>
            <kbd>{key}</kbd> {words}
          </span>
        ))}
    </div>
  );
}
