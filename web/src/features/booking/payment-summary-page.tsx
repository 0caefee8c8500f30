// The payment summary: the booking as stored on the server, the payment method, and the link to the provider.
import { useQueryClient } from '@tanstack/react-query';
import type { BookingSummary } from '@visavis/contract/booking/summary';
import type { Output } from '@visavis/contract/endpoint';
import type { processPayment } from '@visavis/contract/payment/endpoints';
import { minorOf } from '@visavis/domain/money/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@visavis/domain/payment/schema';
import { CreditCard, Landmark, LockKeyhole, Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useAmounts } from '../../i18n/use-amounts.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useAction } from '../../queries/use-action.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dock } from '../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import stackStyles from '../../ui/stack.module.css';
import textStyles from '../../ui/text.module.css';
import {
  type BookingLink,
  endPayment,
  keepBooking,
  refreshBooking,
  startPayment,
  useBooking,
} from './api.ts';
import styles from './booking-page.module.css';
import { BookingDetails } from './components/booking-details.tsx';
import { BookingWaiting } from './components/booking-waiting.tsx';
import { OrderReceipt } from './components/order-receipt.tsx';
import { PayDialog } from './components/pay-dialog.tsx';
import { TransferDetails } from './components/transfer-details.tsx';
import { type BookingFailure, failureOf } from './failure.ts';
import { useBookingChanges } from './use-booking-changes.ts';
import { useSubmissionKey } from './use-submission-key.ts';

interface PaymentSummaryPageProps {
  link: BookingLink;
  /** Shown instead of the page when there is no booking: leads to the form. */
  noBooking: ReactNode;
  /** Link target back to the form of this booking. */
  change: { to: string; state: unknown };
  /** Where a buyer who has paid continues. */
  interestPath: string;
  /** The server has an attempt: the draft in this browser is no longer needed. */
  onStarted: () => void;
}

export function PaymentSummaryPage(props: PaymentSummaryPageProps) {
  const text = useText();
  const { data: booking, error, refetch } = useBooking(props.link);
  if (booking === null) return props.noBooking;
  if (booking) return <Summary {...props} booking={booking} />;
  return <BookingWaiting title={text('payment.summaryTitle')} failed={error !== null} onRetry={refetch} />;
}

type Started = Output<typeof processPayment>;

const ICONS: Record<PaymentMethod, ReactNode> = {
  credit: <CreditCard aria-hidden />,
  online: <Landmark aria-hidden />,
};

function Summary(props: PaymentSummaryPageProps & { booking: BookingSummary }) {
  const { link, booking, change, interestPath, onStarted } = props;
  const text = useText();
  const dates = useDates();
  const amounts = useAmounts();
  const client = useQueryClient();
  const submission = useSubmissionKey();
  const [method, setMethod] = useState<PaymentMethod>('credit');
  const [started, setStarted] = useState<Started | null>(null);
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  /** The lines that differ, when the booking changed since it was displayed. */
  const [changes, setChanges] = useState<string[]>([]);
  const changesOf = useBookingChanges();
  const banner = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) banner.current?.focus();
  }, [failure]);

  const pay = useAction({
    act: () => startPayment(link, booking, method, submission.key()),
    failed: text('payment.notStarted'),
    atOnce: () => {
      setFailure(null);
      setChanges([]);
    },
    done: (answer) => {
      submission.renew();
      onStarted();
      setStarted(answer);
    },
    refused: ({ error }) => {
      const refused = failureOf(text, error);
      if (refused.hasAnswer) submission.renew();
      if (refused.latest) {
        setChanges(changesOf(booking, refused.latest));
        keepBooking(client, link, refused.latest);
      }
      // Another total, or already paid: reload so that the page shows the server's state.
      else if (refused.hasAnswer) void refreshBooking(client, link);
      setFailure(refused);
    },
  });
  const leave = useAction({
    act: () => endPayment(link),
    failed: text('payment.notStarted'),
    atOnce: () => {
      setStarted(null);
      setFailure(null);
    },
    refused: ({ error }) => setFailure(failureOf(text, error)),
    settled: () => refreshBooking(client, link),
  });
  const isEnding = leave.isBusy;

  const totalMinor = minorOf(booking.totalAmount, booking.currency) ?? 0;
  const total = amounts.money(totalMinor, booking.currency);
  const { openPayment } = booking;
  // No new attempt can start while the open one is being ended.
  const busy = {
    busy: pay.isBusy || isEnding,
    busyText: text(isEnding ? 'payment.ending' : 'payment.preparing'),
    onClick: () => void pay.run(),
  };
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <h1 tabIndex={-1}>{text('payment.summaryTitle')}</h1>
        {failure && (
          <div className={stackStyles.below5}>
            <Banner
              kind="error"
              ref={banner}
              action={
                failure.isPaid ? (
                  <LinkButton variant="text" to={interestPath}>
                    {text('payment.toInterests')}
                  </LinkButton>
                ) : (
                  <Button variant="text" {...busy}>
                    {text('ui.tryAgain')}
                  </Button>
                )
              }
            >
              <p>{failure.sentence || text('payment.notStarted')}</p>
              {changes.length > 0 && (
                <ul>
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              )}
            </Banner>
          </div>
        )}
        {openPayment && !started && !failure && (
          <div className={stackStyles.below5}>
            <Banner
              kind="info"
              action={
                <>
                  <LinkButton variant="text" to={openPayment.redirect_url} reloadDocument>
                    {text('payment.continuePayment')}
                  </LinkButton>
                  <Button
                    variant="text"
                    busy={isEnding}
                    busyText={text('payment.ending')}
                    onClick={() => void leave.run()}
                  >
                    {text('payment.endPayment')}
                  </Button>
                </>
              }
            >
              {text('payment.underWay')}
            </Banner>
          </div>
        )}
        <BookingDetails booking={booking} />
        {!openPayment && (
          <LinkButton variant="text" icon={<Pencil aria-hidden />} to={change.to} state={change.state}>
            {text('payment.change')}
          </LinkButton>
        )}
      </div>
      <div className={styles.side}>
        <OrderReceipt
          lines={booking.orderData.map(({ label, value, dates: nights }) => ({
            label,
            minor: minorOf(value, booking.currency) ?? 0,
            dates: nights.map(dates.day),
          }))}
          totalMinor={totalMinor}
          currency={booking.currency}
        />
        {booking.transfer ? (
          <TransferDetails transfer={booking.transfer} total={total} />
        ) : (
          <RadioCards
            legend={text('payment.method')}
            name="method"
            layout="stack"
            options={PAYMENT_METHODS.map((offered) => ({
              value: offered,
              label: text.choice('paymentMethod', offered),
              icon: ICONS[offered],
            }))}
            value={method}
            onChange={(next) => {
              const chosen = PAYMENT_METHODS.find((offered) => offered === next);
              submission.renew();
              if (chosen) setMethod(chosen);
            }}
          />
        )}
        {!booking.transfer && (
          <>
            <div className={styles.fromTablet}>
              <Button block icon={<LockKeyhole aria-hidden />} {...busy}>
                {text('payment.payAmount', { amount: total })}
              </Button>
            </div>
            <p className={textStyles.fine}>{text('payment.confirmFirst')}</p>
          </>
        )}
      </div>
      {!booking.transfer && (
        <Dock>
          <div className={styles.dock}>
            <p className={styles.dockTotal}>
              <span>{text('payment.total')}</span>
              <strong>{total}</strong>
            </p>
            <Button block icon={<LockKeyhole aria-hidden />} {...busy}>
              {text('payment.pay')}
            </Button>
          </div>
        </Dock>
      )}
      <PayDialog started={started} onCancel={() => void leave.run()} />
    </div>
  );
}
