// Legend of the slot states.
import { Building2, Check, Minus, Plus } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import stackStyles from '../../../ui/stack.module.css';
import styles from './legend.module.css';

const ENTRIES = [
  { state: 'available', word: 'scheduling.available', Icon: Plus },
  { state: 'unavailable', word: 'scheduling.unavailable', Icon: Minus },
  { state: 'own', word: 'scheduling.selected', Icon: Check },
  { state: 'other', word: 'scheduling.bookedByOthers', Icon: Building2 },
] as const;

export function Legend() {
  const text = useText();
  return (
    <ul className={styles.legend} aria-label={text('scheduling.legend')}>
      {ENTRIES.map(({ state, word, Icon }) => (
        <li key={state} className={stackStyles.row2}>
          <span className={styles.sample} data-state={state} aria-hidden="true">
            <Icon />
          </span>
          {text(word)}
        </li>
      ))}
    </ul>
  );
}
