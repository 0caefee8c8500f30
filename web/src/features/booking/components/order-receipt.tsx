// The order as a receipt: its lines and the total.
import type { OrderLine } from '@visavis/domain/booking/price';
import { useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import styles from './order-receipt.module.css';

interface OrderReceiptProps {
  /** With the nights already formatted. */
  lines: readonly OrderLine[];
  totalMinor: number;
  currency: string;
}

export function OrderReceipt({ lines, totalMinor, currency }: OrderReceiptProps) {
  const text = useText();
  const dates = useDates();
  const amounts = useAmounts();
  return (
    <section className={styles.receipt}>
      <h2>{text('payment.order')}</h2>
      <dl aria-live="polite">
        {lines.map(({ label, minor, dates: nights }) => (
          <div key={label} className={styles.line}>
            <dt>
              <span>
                {nights.length > 0
                  ? text('payment.extraNightsTimes', { count: nights.length })
                  : text('payment.refundableDeposit')}
              </span>
              {nights.length > 0 && <span className={styles.dates}>{dates.series(nights)}</span>}
            </dt>
            <dd>{amounts.money(minor, currency)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{text('payment.total')}</dt>
          <dd>{amounts.money(totalMinor, currency)}</dd>
        </div>
      </dl>
    </section>
  );
}
