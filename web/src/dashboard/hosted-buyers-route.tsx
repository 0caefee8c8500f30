// The Hosted Buyer Program, with the dialog of a buyer's meetings shared with Business Matching.
import { HostedBuyersPage } from '../features/hosted-buyer/hosted-buyers-page.tsx';
import { RegistrationSchedule } from '../features/registration/registration-schedule.tsx';

export function HostedBuyersRoute() {
  return (
    <HostedBuyersPage
      scheduleDialog={(registrationId, onClose) => (
        <RegistrationSchedule id={registrationId} onClose={onClose} />
      )}
    />
  );
}
