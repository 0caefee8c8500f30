// The confirmation before the buyer goes to the payment provider, with the amounts and names from the server.
import type { Output } from '@visavis/contract/endpoint';
import type { processPayment } from '@visavis/contract/payment/endpoints';
import { useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { DetailsList } from '../../../ui/details-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './pay-dialog.module.css';

interface PayDialogProps {
  /** Null while the dialog is closed. */
  started: Output<typeof processPayment> | null;
  onCancel: () => void;
}

export function PayDialog({ started, onCancel }: PayDialogProps) {
  const text = useText();
  const amounts = useAmounts();
  const pay = useRef<HTMLAnchorElement>(null);
  if (!started) return null;
  const { payment_data: data, elite_pay: provider } = started;
  return (
    <Dialog
      open
      title={text('payment.confirmTitle')}
      onClose={onCancel}
      initialFocusRef={pay}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {text('ui.cancel')}
          </Button>
          <LinkButton ref={pay} to={provider.redirect_url} reloadDocument>
            {text('payment.pay')}
          </LinkButton>
        </>
      }
    >
      <div className={styles.details}>
        <DetailsList
          items={[
            {
              term: text('payment.amountIn', { currency: data.currency }),
              value: amounts.amount(data.amount, data.currency),
            },
            { term: text('payment.orderId'), value: <span className={styles.whole}>{data.pay_ref}</span> },
            { term: text('payment.name'), value: data.buyer_name },
            { term: text('payment.email'), value: <span className={styles.whole}>{data.buyer_email}</span> },
          ]}
        />
      </div>
      <p className={styles.leave}>{text('payment.leave')}</p>
    </Dialog>
  );
}
