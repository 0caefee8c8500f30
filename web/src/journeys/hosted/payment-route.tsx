// The payment summary of the buyer's booking.
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { PaymentSummaryPage } from '../../features/booking/payment-summary-page.tsx';
import { Redirect } from '../../shell/redirect.tsx';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { CHANGE_BOOKING } from './change-booking.ts';
import { HostedGate } from './step-gate.tsx';

export function PaymentRoute() {
  return (
    <HostedGate title="app.paymentTitle" steps={['payment']}>
      {(_buyer, link) => (
        <PaymentSummaryPage
          link={link}
          noBooking={<Redirect to={HOSTED_PATHS.booking} />}
          change={{ to: HOSTED_PATHS.booking, state: CHANGE_BOOKING }}
          interestPath={HOSTED_PATHS.interest}
          onStarted={hostedDraft.clearBooking}
        />
      )}
    </HostedGate>
  );
}
