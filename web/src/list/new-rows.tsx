// A button that says how many rows have arrived while the list was kept still, and shows them.
import { useText } from '../i18n/text.ts';
import { Button } from '../ui/button.tsx';
import styles from './new-rows.module.css';

export function NewRows({ count, onShow }: { count: number; onShow: () => void }) {
  const text = useText();
  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <Button variant="text" onClick={onShow}>
          {text('dashboard.newRows', { count })}
        </Button>
      )}
    </div>
  );
}
