// Removable chips for what was chosen, and neutral tags.
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import stackStyles from './stack.module.css';

interface ChipsProps<Id extends string | number> {
  /** Name of the list for assistive technology. */
  label: string;
  items: readonly { id: Id; label: string; removeLabel: string }[];
  onRemove: (id: Id) => void;
  /** Mulberry marks the visitor's own choices; a filter is not one. */
  tone?: 'yours' | 'neutral';
  /** Takes the focus when the last chip is removed. */
  fallbackFocusRef?: RefObject<HTMLElement | null>;
}

export function Chips<Id extends string | number>({
  label,
  items,
  onRemove,
  tone = 'yours',
  fallbackFocusRef,
}: ChipsProps<Id>) {
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<{ id: Id; index: number } | null>(null);

  useEffect(() => {
    if (!removed || items.some((item) => item.id === removed.id)) return;
    setRemoved(null);
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(removed.index, buttons.length - 1)] ?? fallbackFocusRef?.current)?.focus();
  }, [removed, items, fallbackFocusRef]);

  return (
    <ul ref={list} className={stackStyles.wrap2} aria-label={label}>
      {items.map((item, index) => (
        <li key={item.id} className={classNames(styles.chip, tone === 'neutral' && styles.neutral)}>
          <span>{item.label}</span>
          <button
            type="button"
            aria-label={item.removeLabel}
            onClick={() => {
              setRemoved({ id: item.id, index });
              onRemove(item.id);
            }}
          >
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Tag({ children }: { children: string }) {
  return <span className={styles.tag}>{children}</span>;
}
