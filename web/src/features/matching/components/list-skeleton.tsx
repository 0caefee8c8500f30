// The list while it loads: five cards of the real height, which reserve their space before they are drawn.
import { useText } from '../../../i18n/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { EXHIBITORS_PER_PAGE } from '../use-list-place.ts';
import styles from './list-skeleton.module.css';

const CARDS = Array.from({ length: EXHIBITORS_PER_PAGE }, (_, index) => index);

export function ListSkeleton() {
  const text = useText();
  const isLong = useDelayed();
  return (
    <div aria-busy="true">
      <p role="status" className={styles.line}>
        {text('matching.loading')}
      </p>
      <div className={isLong ? undefined : styles.undrawn}>
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.logo}>
              <Skeleton width="100%" height="100%" />
            </div>
            <div className={styles.names}>
              <Skeleton width="45%" height="1.5rem" />
              <Skeleton width="70%" height="0.9rem" />
            </div>
            <div className={styles.about}>
              <Skeleton width="75%" height="0.9rem" />
              <Skeleton width="95%" height="0.9rem" />
              <Skeleton width="90%" height="0.9rem" />
              <Skeleton width="40%" height="0.9rem" />
              <div className={styles.narrow}>
                <Skeleton width="90%" height="0.9rem" />
                <Skeleton width="98%" height="0.9rem" />
                <Skeleton width="55%" height="0.9rem" />
              </div>
            </div>
            <div className={styles.actions}>
              <Skeleton width="100%" height="100%" />
              <Skeleton width="100%" height="100%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
