// The Refunds page, with the payment dialog of the Hosted Buyer Program.
import { useQueryClient } from '@tanstack/react-query';
import { PaymentDialog } from '../features/hosted-buyer/components/payment-dialog.tsx';
import { RefundsPage } from '../features/refunds/refunds-page.tsx';

export function RefundsRoute() {
  const queries = useQueryClient();
  return (
    <RefundsPage
      paymentDialog={(row, onClose) => (
        <PaymentDialog
          row={row}
          onClose={() => {
            onClose();
            // The dialog may have refunded money.
            void queries.invalidateQueries({ queryKey: ['refunds'] });
          }}
        />
      )}
    />
  );
}
