// A bar at the foot of a list while rows are selected: their number, and the actions for all of them. A narrow screen
// has room for two buttons; the other actions are in a menu.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { Button, type ButtonVariant } from '../ui/button.tsx';
import { FootBar } from '../ui/foot-bar.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { useWideScreen } from '../ui/use-wide-screen.ts';
import styles from './bulk-bar.module.css';

export interface BarItem {
  id: string;
  words: string;
  icon?: ReactNode;
  variant?: ButtonVariant | undefined;
  isBusy?: boolean;
  onPress: () => void;
}

interface BulkBarProps {
  count: number;
  /** How many selected rows the list does not show, for example after another search. */
  unseen: number;
  /** How many rows the search finds, and how to select all of them; null when all are selected. */
  all: { total: number; onSelect: () => void; isLoading: boolean } | null;
  onClear: () => void;
  items: readonly BarItem[];
  /** Actions that are in the menu on every screen. */
  further: readonly BarItem[];
  /** An action with many rows is running, so the buttons do nothing. */
  isHeld: boolean;
  /** Shown before the buttons. */
  children?: ReactNode;
}

const IN_SIGHT = 2;

export function BulkBar({ count, unseen, all, onClear, items, further, isHeld, children }: BulkBarProps) {
  const text = useText();
  const inSight = useWideScreen() ? items.length : IN_SIGHT;
  const others = [...items.slice(inSight), ...further];
  const selected = text('dashboard.selected', { count });
  return (
    <FootBar label={selected}>
      <div className={styles.bar}>
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
        <div className={styles.actions}>
          {children}
          {items.slice(0, inSight).map(({ id, words, icon, variant, isBusy = false, onPress }) => (
            <Button
              key={id}
              variant={variant ?? 'secondary'}
              icon={icon}
              busy={isBusy}
              busyText=""
              aria-disabled={isHeld || undefined}
              onClick={isHeld ? undefined : onPress}
            >
              {words}
            </Button>
          ))}
          {others.length > 0 && (
            <MenuButton
              isAbove
              label={text('dashboard.moreActions')}
              items={others.map(({ id, words, onPress }) => ({
                id,
                words,
                onChoose: () => {
                  if (!isHeld) onPress();
                },
              }))}
            />
          )}
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
