// The page of deposits and second payments: which are due for a refund, on what evidence, and the status of each.
import type { RefundRow } from '@visavis/contract/refund/endpoints';
import type { ReactNode } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import { REFUND_LIST } from './list.tsx';

interface RefundsPageProps {
  /** The dialog with a buyer's payment, which another feature supplies. */
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
