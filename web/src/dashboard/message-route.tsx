// The page of one message to a group, with the filters of the lists of both programmes and of exhibitors.

import { ExhibitorAudience } from '../features/exhibitors/components/exhibitor-audience.tsx';
import { HostedAudience } from '../features/hosted-buyer/components/hosted-audience.tsx';
import type { AudienceParts } from '../features/messages/components/audience-section.tsx';
import { MessagePage } from '../features/messages/message-page.tsx';
import { RegistrationAudience } from '../features/registration/components/registration-audience.tsx';

const PARTS: AudienceParts = {
  business: (filter, onChange) => <RegistrationAudience filter={filter} onChange={onChange} />,
  hosted: (filter, onChange) => <HostedAudience filter={filter} onChange={onChange} />,
  exhibitors: (filter, onChange) => <ExhibitorAudience filter={filter} onChange={onChange} />,
};

export function MessageRoute() {
  return <MessagePage parts={PARTS} />;
}
