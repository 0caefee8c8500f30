// Refunds, with the payment of a row in the dialog that the Hosted Buyer Program has.
import { useQueryClient } from '@tanstack/react-query';
import { PaymentDialog } from '../features/hosted-buyers/components/payment-dialog.tsx';
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
            // Money may have gone back behind it.
            void queries.invalidateQueries({ queryKey: ['refunds'] });
          }}
        />
      )}
    />
  );
}
