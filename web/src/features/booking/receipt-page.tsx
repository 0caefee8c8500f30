// The receipt of a paid booking: what was received, the one next step, and what follows.
import type { BookingSummary } from '@visavis/contract/booking/summary';
import { minorOf } from '@visavis/domain/money/money';
import { ArrowRight } from 'lucide-react';
import { useText } from '../../i18n/text.ts';
import { useAmounts } from '../../i18n/use-amounts.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { LinkButton } from '../../ui/button.tsx';
import { type BookingLink, useBooking } from './api.ts';
import styles from './booking-page.module.css';
import { BookingDetails } from './components/booking-details.tsx';
import { BookingWaiting } from './components/booking-waiting.tsx';
import { OrderReceipt } from './components/order-receipt.tsx';
import own from './receipt-page.module.css';

interface ReceiptPageProps {
  link: BookingLink;
  /** The payment's reference; empty if the URL has none. */
  reference: string;
  next: { to: string; label: string };
}

export function ReceiptPage({ link, ...props }: ReceiptPageProps) {
  const text = useText();
  const { data: booking, error, refetch } = useBooking(link);
  if (booking) return <Receipt booking={booking} {...props} />;
  return <BookingWaiting title={text('payment.paidTitle')} failed={error !== null} onRetry={refetch} />;
}

function Receipt({ booking, reference, next }: Omit<ReceiptPageProps, 'link'> & { booking: BookingSummary }) {
  const text = useText();
  const dates = useDates();
  const amounts = useAmounts();
  const { data: edition } = useEdition();
  const { currency, totalAmount, orderData, deposit } = booking;
  const minor = (amount: number) => minorOf(amount, currency) ?? 0;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <h1 tabIndex={-1}>{text(totalAmount > 0 ? 'payment.paidTitle' : 'payment.summaryTitle')}</h1>
        {totalAmount > 0 && (
          <p className={own.lead}>
            {text('payment.receiptLead', {
              amount: amounts.money(minor(totalAmount), currency),
              email: booking.bookingData.email,
            })}
          </p>
        )}
        <div className={own.next}>
          <LinkButton to={next.to} iconAfter={<ArrowRight aria-hidden />}>
            {next.label}
          </LinkButton>
        </div>
        <BookingDetails booking={booking} />
        {edition && (
          <section className={styles.section}>
            <h2>{text('payment.thenTitle')}</h2>
            <ul className={own.then}>
              <li>{text('payment.thenConfirmed')}</li>
              {deposit > 0 && (
                <li>
                  {text('payment.thenDeposit', {
                    amount: amounts.money(minor(deposit), currency),
                    count: edition.hosted.refundAfterMeetings,
                  })}
                </li>
              )}
            </ul>
          </section>
        )}
      </div>
      <div className={styles.side}>
        <OrderReceipt
          lines={orderData.map(({ label, value, dates: nights }) => ({
            label,
            minor: minor(value),
            dates: nights.map(dates.day),
          }))}
          totalMinor={minor(totalAmount)}
          currency={currency}
        />
        {reference !== '' && (
          <p className={own.reference}>
            <span>{text('payment.reference')}</span> <span translate="no">{reference}</span>
          </p>
        )}
      </div>
    </div>
  );
}
