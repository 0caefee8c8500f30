// A bar at the foot of the page while names that were typed are not saved.
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../categories-page.module.css';
import type { TreeRow } from '../tree-rows.ts';

interface SaveBarProps {
  /** Those whose names are not saved. */
  rows: readonly TreeRow[];
  isBusy: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

export function SaveBar({ rows, isBusy, onSave, onDiscard }: SaveBarProps) {
  const text = useText();
  if (rows.length === 0) return null;
  const names = rows.map(({ node }) => `“${node.name}”`).join(', ');
  return (
    <div className={styles.bar}>
      <p>{text('categories.unsaved', { names })}</p>
      <div className={styles.buttons}>
        <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={onDiscard}>
          {text('categories.discard')}
        </Button>
        <Button busy={isBusy} busyText={text('categories.saving')} onClick={onSave}>
          {text('categories.save')}
        </Button>
      </div>
    </div>
  );
}
