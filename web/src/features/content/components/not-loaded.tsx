// Shown in place of content that is still loading or failed to load.
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import styles from './not-loaded.module.css';

interface NotLoadedProps {
  failed: boolean;
  asking: boolean;
  onRetry: () => void;
}

export function NotLoaded({ failed, asking, onRetry }: NotLoadedProps) {
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
      <Banner
        kind="error"
        action={
          <Button variant="text" busy={asking} busyText={text('content.loading')} onClick={onRetry}>
            {text('content.tryAgain')}
          </Button>
        }
      >
        {text('content.failed')}
      </Banner>
    </div>
  );
}
