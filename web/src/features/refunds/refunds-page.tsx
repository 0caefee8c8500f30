// Deposits and second payments: which are due for refund, on what evidence, and the status of each.
import type { RefundRow } from '@visavis/contract/refund/endpoints';
import type { ReactNode } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import { REFUND_LIST } from './list.tsx';

interface RefundsPageProps {
  /** Opens the payment of one buyer; another feature supplies it. */
  paymentDialog: (row: RefundRow, onClose: () => void) => ReactNode;
}

export function RefundsPage({ paymentDialog }: RefundsPageProps) {
  return (
    <ListPage
      list={REFUND_LIST}
      dialogs={({ opened, open }) => opened && paymentDialog(opened, () => open(null))}
    />
  );
}
