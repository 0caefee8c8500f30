// The button that opens the Payment Status of a row; its style reflects the state of the payment.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { Check, Clock, CreditCard, type LucideIcon, Minus, Undo2, X } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { PAYMENT_WORDS } from '../../../list/application-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './payment-button.module.css';

const BADGES: Record<HostedRow['payment'], LucideIcon | null> = {
  none: null,
  free: Check,
  unpaid: Minus,
  open: Clock,
  paid: Check,
  failed: X,
  refunded: Undo2,
};

export function PaymentButton({ row, onOpen }: { row: HostedRow; onOpen: (row: HostedRow) => void }) {
  const text = useText();
  const standing = text(PAYMENT_WORDS[row.payment]);
  const Badge = BADGES[row.payment];
  return (
    <span className={styles.place}>
      <button
        type="button"
        className={classNames('icon-button icon-button-framed', styles.button, styles[row.payment])}
        aria-label={text('hostedBuyers.paymentOf', { name: row.name, standing })}
        title={standing}
        onClick={() => onOpen(row)}
      >
        <CreditCard aria-hidden />
        {Badge && (
          <span className={styles.badge}>
            <Badge aria-hidden />
          </span>
        )}
      </button>
      <span className={styles.words} aria-hidden>
        {standing}
      </span>
    </span>
  );
}
