// The Hosted Buyer Program with the meetings of a buyer, which are decided as those of Business Matching are.
import { HostedBuyersPage } from '../features/hosted-buyers/hosted-buyers-page.tsx';
import { RegistrationSchedule } from '../features/registrations/registration-schedule.tsx';

export function HostedBuyersRoute() {
  return (
    <HostedBuyersPage
      scheduleDialog={(registrationId, onClose) => (
        <RegistrationSchedule id={registrationId} onClose={onClose} />
      )}
    />
  );
}
