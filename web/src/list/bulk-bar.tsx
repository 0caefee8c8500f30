// A bar at the foot of a list while rows are selected: how many, and what can be done with all of them.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { FootBar } from '../ui/foot-bar.tsx';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  count: number;
  /** How many of them the list does not show, as after another search. */
  unseen: number;
  /** How many the search finds, and how to select them all; null when all are selected. */
  all: { total: number; onSelect: () => void; isLoading: boolean } | null;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
}

export function BulkBar({ count, unseen, all, onClear, children }: BulkBarProps) {
  const text = useText();
  const selected = text('dashboard.selected', { count });
  return (
    <FootBar label={selected}>
      <div className={styles.bar}>
        <div className={styles.line}>
          <p className={styles.words} role="status">
            <strong>{selected}</strong>
            {unseen > 0 && <span>{text('dashboard.selectedUnseen', { count: unseen })}</span>}
            {all && (
              <button
                type="button"
                className={styles.all}
                aria-disabled={all.isLoading || undefined}
                onClick={all.isLoading ? undefined : all.onSelect}
              >
                {text('dashboard.selectAll', { total: all.total })}
              </button>
            )}
          </p>
          <div className={styles.actions}>{children}</div>
        </div>
        <button
          type="button"
          className="icon-button"
          aria-label={text('dashboard.clearSelection')}
          onClick={onClear}
        >
          <X aria-hidden />
        </button>
      </div>
    </FootBar>
  );
}
