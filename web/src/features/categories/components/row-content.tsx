// The content of a row of the tree: a handle, an arrow, the name, what needs attention, and counts.
import { nameIn } from '@visavis/domain/category/names';
import { ChevronRight, Copy, GripVertical, Languages, TriangleAlert } from 'lucide-react';
import { useLanguage } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/text.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { TreeRow } from '../tree-rows.ts';
import styles from './category-tree.module.css';
import { type Hint, hintsInWords } from './use-row-label.ts';

const ICONS: Record<Hint['kind'], typeof Copy> = {
  like: Copy,
  'hardly-used': TriangleAlert,
  missing: Languages,
};

interface RowContentProps {
  row: TreeRow;
  hasHandle: boolean;
  onToggle: () => void;
}

/** The row's accessible label covers all of it. */
export function RowContent({ row: { node, hints, isOpen }, hasHandle, onToggle }: RowContentProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      {hasHandle && <GripVertical className={styles.handle} aria-hidden />}
      {isOpen !== null && (
        // The arrow keys do the same.
        <span
          aria-hidden
          className={classNames(styles.arrow, isOpen && styles.open)}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <ChevronRight />
        </span>
      )}
      <span className={styles.words} aria-hidden>
        <span className={styles.name}>
          {nameIn(node, language)}
          {'subCategories' in node && <span className={styles.count}> {node.subCategories.length}</span>}
        </span>
        {hintsInWords(text, hints).map(({ kind, words }) => {
          const Icon = ICONS[kind];
          return (
            <span key={kind} className={styles.hint}>
              <Icon />
              {words}
            </span>
          );
        })}
      </span>
      <span className={styles.number} aria-hidden>
        {node.exhibitors}
      </span>
      <span className={classNames(styles.number, styles.products)} aria-hidden>
        {node.products}
      </span>
      <span className={styles.number} aria-hidden>
        {node.registrations}
      </span>
    </>
  );
}
