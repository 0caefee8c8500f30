// The page of one message to a group, with the filters of the lists of both programmes and of exhibitors.
import { EXHIBITOR_LIST } from '../features/exhibitors/list.tsx';
import { HOSTED_LIST } from '../features/hosted-buyer/list.tsx';
import type { AudienceParts } from '../features/messages/components/audience-section.tsx';
import { MessagePage } from '../features/messages/message-page.tsx';
import { REGISTRATION_LIST } from '../features/registration/list.tsx';
import { AudienceFilters } from '../list/list-filters.tsx';

const PARTS: AudienceParts = {
  business: (filter, onSet) => <AudienceFilters list={REGISTRATION_LIST} filter={filter} onSet={onSet} />,
  hosted: (filter, onSet) => <AudienceFilters list={HOSTED_LIST} filter={filter} onSet={onSet} />,
  exhibitors: (filter, onSet) => <AudienceFilters list={EXHIBITOR_LIST} filter={filter} onSet={onSet} />,
};

export function MessageRoute() {
  return <MessagePage parts={PARTS} />;
}
