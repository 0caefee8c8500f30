// The list while it loads: ten entries of the real height, which reserve their space before they are drawn.
import { DIRECTORY_PAGE_SIZE } from '@visavis/domain/directory/schema';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import page from '../directory-page.module.css';
import card from './entry-card.module.css';
import styles from './list-skeleton.module.css';

const ENTRIES = Array.from({ length: DIRECTORY_PAGE_SIZE }, (_, index) => index);

export function ListSkeleton() {
  const isLong = useDelayed();
  return (
    <div className={classNames(page.list, !isLong && styles.undrawn)} aria-hidden="true">
      {ENTRIES.map((entry) => (
        <div key={entry} className={card.entry}>
          <div className={card.logo}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.lines}>
            <Skeleton width="45%" height="1.375rem" />
            <Skeleton width="60%" height="0.875rem" />
            <Skeleton width="85%" height="0.875rem" />
            <Skeleton width="30%" height="0.875rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
