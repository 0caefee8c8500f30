// Shown in place of content that is still loading or failed to load.
import { useText } from '../../../i18n/text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import styles from './not-loaded.module.css';

interface NotLoadedProps {
  failed: boolean;
  onRetry: () => unknown;
}

export function NotLoaded({ failed, onRetry }: NotLoadedProps) {
  const text = useText();
  if (!failed)
    return (
      <Waiting words={text('content.loading')} className={styles.place}>
        <Skeleton height="24rem" />
      </Waiting>
    );
  return (
    <div className={styles.place}>
      <LoadFailure again={onRetry}>{text('content.failed')}</LoadFailure>
    </div>
  );
}
