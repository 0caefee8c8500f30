// The filters of a list: some beside the search, the others behind a button on wide screens.
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { DisclosureButton } from '../ui/disclosure-button.tsx';
import styles from './filter-row.module.css';

interface FilterRowProps {
  /** The control for the order, shown with cards, which have no headings to press. */
  sort?: ReactNode;
  /** Filters that are always visible. */
  first: ReactNode;
  /** Filters behind a button; on a narrow screen, where the row scrolls, they are visible. */
  more?: ReactNode;
  /** After the filters, such as a button. */
  last?: ReactNode;
}

export function FilterRow({ sort, first, more, last }: FilterRowProps) {
  const text = useText();
  return (
    <div className={styles.row}>
      {sort && <div className={styles.onCards}>{sort}</div>}
      {first}
      {more && (
        <div className={styles.more}>
          <DisclosureButton words={text('dashboard.moreFilters')} icon={<SlidersHorizontal aria-hidden />}>
            <div className={styles.others}>{more}</div>
          </DisclosureButton>
        </div>
      )}
      {last && <div className={styles.last}>{last}</div>}
    </div>
  );
}
