// Opens Find: a field in the sidebar of a wide screen, and a button in the bar of a narrow one.
import { can } from '@visavis/domain/identity/grants';
import { Search } from 'lucide-react';
import { useText } from '../i18n/text.ts';
import { useRole } from '../lib/use-organiser.ts';
import { usePreferences } from '../queries/use-preferences.ts';
import styles from './find-button.module.css';

interface FindButtonProps {
  place: 'sidebar' | 'bar';
  onPress: () => void;
}

export function FindButton({ place, onPress }: FindButtonProps) {
  const text = useText();
  const role = useRole();
  const isOn = usePreferences().preferences.shortcuts;
  const label = text('find.placeholder');
  if (!can(role ?? 'viewer', 'find.use')) return null;
  const keys = isOn ? '/ Control+K' : 'Control+K';
  return place === 'bar' ? (
    <button type="button" className={`icon-button ${styles.inBar}`} aria-label={label} onClick={onPress}>
      <Search aria-hidden />
    </button>
  ) : (
    <button type="button" className={styles.field} aria-keyshortcuts={keys} onClick={onPress}>
      <Search aria-hidden />
      <span className={styles.words}>{label}</span>
      {isOn && <kbd aria-hidden>/</kbd>}
    </button>
  );
}
