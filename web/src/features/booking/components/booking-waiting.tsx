// A booking page while the booking loads: its title over a skeleton, or an error with a retry button.
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import styles from '../booking-page.module.css';

interface BookingWaitingProps {
  title: string;
  failed: boolean;
  fetching: boolean;
  onRetry: () => void;
}

export function BookingWaiting({ title, failed, fetching, onRetry }: BookingWaitingProps) {
  const text = useText();
  const late = useDelayed();
  const retry = (
    <Button variant="text" busy={fetching} busyText={text('ui.loading')} onClick={onRetry}>
      {text('payment.tryAgain')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <div className={styles.main} aria-busy={!failed}>
        <h1 tabIndex={-1}>{title}</h1>
        {failed ? (
          <Banner kind="error" action={retry}>
            {text('payment.bookingNotLoaded')}
          </Banner>
        ) : (
          <>
            <p className="visually-hidden" role="status">
              {late && text('ui.loading')}
            </p>
            {late && <Skeleton height="24rem" />}
          </>
        )}
      </div>
    </div>
  );
}
