// Where to transfer the deposit, as the organiser wrote it, and what to quote.
import type { BookingSummary } from '@visavis/contract/booking/summary';
import { useText } from '../../../i18n/text.ts';
import textStyles from '../../../ui/text.module.css';
import styles from './transfer-details.module.css';

interface TransferDetailsProps {
  transfer: NonNullable<BookingSummary['transfer']>;
  /** As printed. */
  total: string;
}

export function TransferDetails({ transfer: { details, reference }, total }: TransferDetailsProps) {
  const text = useText();
  return (
    <section className={styles.transfer}>
      <h2>{text('payment.transferTitle')}</h2>
      <p className={textStyles.lines} dir="auto">
        {details}
      </p>
      <dl>
        <div>
          <dt>{text('payment.amount')}</dt>
          <dd>{total}</dd>
        </div>
        <div>
          <dt>{text('payment.transferQuote')}</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
      <p className={textStyles.note}>{text('payment.transferNext')}</p>
    </section>
  );
}
