// The categories as a WAI-ARIA tree view: arrows, Home, End and typing navigate; Alt and arrows move a row.
import type { StoredTree } from '@visavis/contract/category-tree/tree';
import { nameIn } from '@visavis/domain/category/names';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { actionOf, dropOn, type NodeKey, type TreeAction, type TreeRow, typedAhead } from '../tree-rows.ts';
import styles from './category-tree.module.css';
import { RowContent } from './row-content.tsx';
import { useRowLabel } from './use-row-label.ts';

export type Move = Extract<TreeAction, { move: unknown }>['move'];

interface CategoryTreeProps {
  tree: StoredTree;
  rows: readonly TreeRow[];
  chosen: NodeKey | null;
  mayMove: boolean;
  onChoose: (key: NodeKey) => void;
  onOpen: (key: NodeKey, isOpen: boolean) => void;
  onMove: (move: Move) => void;
  /** Called after a press on a row, which selects it. */
  onPress: () => void;
  /** Called on Enter: moves on to the actions of the selected node. */
  onEnter: () => void;
}

/** Letters typed within this many milliseconds belong together. */
const TYPING_MS = 700;

export function CategoryTree(props: CategoryTreeProps) {
  const { tree, rows, chosen, mayMove, onChoose, onOpen, onMove, onPress, onEnter } = props;
  const text = useText();
  const language = useLanguage();
  const labelOf = useRowLabel();
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: '', at: Number.NEGATIVE_INFINITY });
  /** Keeps the focus on its row even when the row moves in the document, which would drop it. */
  const focused = useRef<NodeKey | null>(null);
  const [dragged, setDragged] = useState<TreeRow | null>(null);
  const [over, setOver] = useState<NodeKey | null>(null);
  const stop = rows.some(({ key }) => key === chosen) ? chosen : rows[0]?.key;

  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    elementOf(focused.current)?.focus();
  });
  const elementOf = (key: NodeKey) => root.current?.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? null;

  const goTo = (key: NodeKey) => {
    onChoose(key);
    focused.current = key;
    elementOf(key)?.focus();
  };

  function press(event: KeyboardEvent<HTMLElement>, row: TreeRow): void {
    if (event.ctrlKey || event.metaKey) return;
    const { key, timeStamp } = event;
    const action = actionOf(event, row, rows, tree);
    if (key === 'Enter' || key === ' ') {
      onChoose(row.key);
      if (key === 'Enter') onEnter();
    } else if (action && 'move' in action) {
      if (mayMove) onMove(action.move);
    } else if (action && 'open' in action) onOpen(action.open, action.isOpen);
    else if (action) goTo(action.go);
    else if (key.length === 1 && !event.altKey) {
      const isMore = timeStamp - typed.current.at < TYPING_MS;
      typed.current = { letters: isMore ? typed.current.letters + key : key, at: timeStamp };
      const found = typedAhead(typed.current.letters, row, rows, language);
      if (found) goTo(found);
    } else if (!(event.altKey && key.startsWith('Arrow'))) return;
    // Alt and an arrow would leave the page.
    event.preventDefault();
  }

  return (
    <div ref={root} role="tree" aria-label={text('categories.title')} className={styles.tree}>
      {rows.map((row) => {
        const isTarget = over === row.key && dragged !== null && dropOn(dragged, row) !== null;
        return (
          <div
            key={row.key}
            role="treeitem"
            data-key={row.key}
            aria-label={labelOf(row)}
            aria-level={row.parent ? 2 : 1}
            aria-setsize={row.siblings}
            aria-posinset={row.position + 1}
            aria-selected={row.key === chosen}
            aria-expanded={row.isOpen ?? undefined}
            tabIndex={row.key === stop ? 0 : -1}
            draggable={mayMove}
            className={classNames(
              styles.row,
              row.parent && styles.sub,
              row.key === chosen && styles.chosen,
              dragged?.key === row.key && styles.dragged,
              isTarget && styles.target,
            )}
            onFocus={() => {
              focused.current = row.key;
            }}
            onBlur={({ relatedTarget }) => {
              if (relatedTarget !== null) focused.current = null;
            }}
            onClick={() => {
              goTo(row.key);
              onPress();
            }}
            onKeyDown={(event) => press(event, row)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', nameIn(row.node, language));
              setDragged(row);
            }}
            onDragOver={(event) => {
              if (!dragged || !dropOn(dragged, row)) return;
              event.preventDefault();
              setOver(row.key);
            }}
            onDrop={(event) => {
              event.preventDefault();
              const dropped = dragged && dropOn(dragged, row);
              if (dropped) onMove(dropped.move);
            }}
            onDragEnd={() => {
              setDragged(null);
              setOver(null);
            }}
          >
            <RowContent row={row} hasHandle={mayMove} onToggle={() => onOpen(row.key, !row.isOpen)} />
          </div>
        );
      })}
    </div>
  );
}
