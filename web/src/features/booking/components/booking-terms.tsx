// The terms of a booking: which nights are free, and when the deposit is refunded.
import type { HostedProgramme } from '@visavis/domain/edition/schema';
import { useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import styles from '../booking-page.module.css';

interface BookingTermsProps {
  hosted: HostedProgramme;
  /** The nights of the stay, formatted; empty until a stay is chosen. */
  free: readonly string[];
}

export function BookingTerms({ hosted, free }: BookingTermsProps) {
  const text = useText();
  const dates = useDates();
  const amounts = useAmounts();
  return (
    <div className={styles.terms}>
      {free.length > 0 && (
        <p>
          {text('payment.freeNights', {
            count: free.length,
            nights: dates.list(free),
          })}
        </p>
      )}
      {hosted.deposit > 0 && (
        <p>
          {text('payment.terms', {
            amount: amounts.amount(hosted.deposit, hosted.currency),
            meetings: hosted.refundAfterMeetings,
            days: hosted.refundWithinDays,
          })}
        </p>
      )}
    </div>
  );
}
