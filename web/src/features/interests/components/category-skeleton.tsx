// Skeleton rows in the shape of closed categories, shown while they load.
import { useText } from '../../../i18n/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './category-skeleton.module.css';

/** Enough to fill a screen. */
export const SKELETON_ROWS = 7;

export function CategorySkeleton({ rows }: { rows: number }) {
  const text = useText();
  return (
    <>
      <p className="visually-hidden" role="status">
        {text('interests.loading')}
      </p>
      <div aria-hidden className={styles.rows}>
        {Array.from({ length: rows }, (_, index) => index).map((row) => (
          <div key={row} className={styles.row} data-skeleton-row>
            <Skeleton width={`${7 + ((row * 3) % 5)}rem`} height="1.375rem" />
            <Skeleton width="6.5rem" height="0.875rem" />
          </div>
        ))}
      </div>
    </>
  );
}
