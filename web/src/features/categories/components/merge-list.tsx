// The merges that can still be undone.
import type { StoredTree } from '@visavis/contract/category-tree/tree';
import { Undo2 } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../categories-page.module.css';

type OpenMerge = StoredTree['merges'][number];

interface MergeListProps {
  merges: readonly OpenMerge[];
  isBusy: boolean;
  onUndo: (merge: OpenMerge) => void;
}

export function MergeList({ merges, isBusy, onUndo }: MergeListProps) {
  const text = useText();
  const instants = useInstants();
  return (
    <section className={styles.card} aria-labelledby="merges-heading">
      <h2 id="merges-heading">{text('categories.merges')}</h2>
      <ul className={styles.merges}>
        {merges.map((merge) => (
          <li key={merge.id}>
            <span>
              {text('categories.mergeLine', { name: merge.name, into: merge.into })}
              <span className={styles.until}>
                {text('categories.mergeUntil', { date: instants.instant(merge.undoUntil) })}
              </span>
            </span>
            <Button
              variant="secondary"
              icon={<Undo2 aria-hidden />}
              aria-label={text('categories.undoOf', { name: merge.name, into: merge.into })}
              aria-disabled={isBusy || undefined}
              onClick={() => onUndo(merge)}
            >
              {text('categories.undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
