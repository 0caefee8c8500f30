// The booking form of an approved buyer, bound to the draft.
import { useQueryClient } from '@tanstack/react-query';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BookingPage } from '../../features/booking/booking-page.tsx';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { WithEdition } from '../steps/with-edition.tsx';
import { useBookingPhone } from './booking-phone.ts';
import { CHANGE_BOOKING, isBookingChange } from './change-booking.ts';
import { HostedGate } from './step-gate.tsx';

export function BookingRoute() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { state, pathname, search } = useLocation();
  const phone = useBookingPhone();
  const [draft] = useState(hostedDraft.bookingForm.read);
  return (
    // The emailed link continues where the buyer left off: at the summary once there is a booking.
    <HostedGate
      title="app.bookingTitle"
      steps={isBookingChange(state) ? ['booking', 'payment'] : ['booking']}
    >
      {(buyer, link) => (
        <WithEdition title="app.bookingTitle">
          {(edition) => (
            <BookingPage
              edition={edition}
              buyer={buyer}
              link={link}
              phone={phone}
              draft={draft}
              onDraft={hostedDraft.bookingForm.write}
              onSaved={async ({ bookingId, isPaid }) => {
                hostedDraft.bookingForm.clear();
                // Without a deposit the stay is booked.
                if (isPaid) return navigate(HOSTED_PATHS.interest);
                hostedDraft.paymentSummary.write(bookingId);
                // So that Back from the summary leads to the form, not forward again.
                await navigate({ pathname, search }, { replace: true, state: CHANGE_BOOKING });
                await navigate(HOSTED_PATHS.payment);
              }}
              onPricesDiffer={() => void client.invalidateQueries({ queryKey: ['edition'] })}
              summaryPath={HOSTED_PATHS.payment}
            />
          )}
        </WithEdition>
      )}
    </HostedGate>
  );
}
