// Shown in place of content that is still loading or failed to load.
import { useText } from '../../../i18n/text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import styles from './not-loaded.module.css';

interface NotLoadedProps {
  failed: boolean;
  onRetry: () => unknown;
}

export function NotLoaded({ failed, onRetry }: NotLoadedProps) {
  const text = useText();
  const late = useDelayed();
  if (!failed)
    return (
      <div className={styles.place} aria-busy="true">
        <p className="visually-hidden" role="status">
          {late && text('content.loading')}
        </p>
        {late && <Skeleton height="24rem" />}
      </div>
    );
  return (
    <div className={styles.place}>
      <LoadFailure again={onRetry}>{text('content.failed')}</LoadFailure>
    </div>
  );
}
