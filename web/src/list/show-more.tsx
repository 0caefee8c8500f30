// A button that loads the next rows of a list.
import { useText } from '../i18n/text.ts';
import { Button } from '../ui/button.tsx';
import styles from './show-more.module.css';

interface ShowMoreProps {
  /** The number of rows not shown yet; without any, there is no button. */
  remaining: number;
  onPress: () => void;
  busy?: boolean;
}

export function ShowMore({ remaining, onPress, busy = false }: ShowMoreProps) {
  const text = useText();
  if (remaining <= 0) return null;
  return (
    <div className={styles.place}>
      <Button
        variant="secondary"
        className={styles.button}
        busy={busy}
        busyText={text('ui.loading')}
        onClick={onPress}
      >
        {text('ui.showMore', { remaining })}
      </Button>
    </div>
  );
}
