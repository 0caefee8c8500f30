// A booking page while the booking loads: its title over a skeleton, or an error with a retry button.
import { useText } from '../../../i18n/text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import styles from '../booking-page.module.css';

interface BookingWaitingProps {
  title: string;
  failed: boolean;
  onRetry: () => unknown;
}

export function BookingWaiting({ title, failed, onRetry }: BookingWaitingProps) {
  const text = useText();
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <h1 tabIndex={-1}>{title}</h1>
        {failed ? (
          <LoadFailure again={onRetry}>{text('payment.bookingNotLoaded')}</LoadFailure>
        ) : (
          <Waiting words={text('ui.loading')}>
            <Skeleton height="24rem" />
          </Waiting>
        )}
      </div>
    </div>
  );
}
