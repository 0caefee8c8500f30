// The types of the list of registrations, and what is known beside its rows.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { RegistrationFilter, RegistrationSort } from '@visavis/contract/registration/filter';
import type { ListOf } from '../../list/list-of.ts';
import { useDashboardEdition } from '../../queries/use-dashboard-edition.ts';
import { useTags } from '../../queries/use-tags.ts';
import { useCountries, useExhibitorName, useProgressCounts } from './api.ts';
import type { RegistrationActs } from './use-registration-acts.ts';

/** The data besides the rows. */
export const useFacts = (filter: RegistrationFilter) => ({
  counts: useProgressCounts(filter),
  countries: useCountries(filter.programme),
  tags: useTags(filter.programme ?? 'business'),
  edition: useDashboardEdition().data,
  exhibitor: useExhibitorName(filter.exhibitor),
});

export interface RegistrationList extends ListOf {
  row: MeetingGroup;
  filter: RegistrationFilter;
  sort: RegistrationSort;
  facts: ReturnType<typeof useFacts>;
  acts: RegistrationActs;
}
