// Queries the edition that the dashboard works on: a chosen one, else the one visitors see, else the newest draft.
import { useQuery } from '@tanstack/react-query';
import { getDashboardEdition } from '@visavis/contract/edition/settings-calls';
import { call } from '../lib/api-client.ts';
import { useChosenEdition } from '../lib/chosen-edition.ts';
import { isBeforeFirst, useEdition } from './use-edition.ts';

export function useDashboardEdition() {
  const chosen = useChosenEdition();
  const site = useEdition();
  const isOwn = chosen !== null || isBeforeFirst(site.error);
  const own = useQuery({
    queryKey: ['editions', 'shown', chosen],
    queryFn: ({ signal }) => call(getDashboardEdition, { signal }),
    enabled: isOwn,
  });
  return isOwn ? own : site;
}
