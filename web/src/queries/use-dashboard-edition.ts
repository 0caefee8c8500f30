// Queries the edition that the dashboard works on: the one that visitors see, until an organiser chooses another.
import { useQuery } from '@tanstack/react-query';
import { getDashboardEdition } from '@visavis/contract/edition/settings-calls';
import { call } from '../lib/api-client.ts';
import { useChosenEdition } from '../lib/chosen-edition.ts';
import { useEdition } from './use-edition.ts';

const REFETCH_EVERY_MS = 60_000;

export function useDashboardEdition() {
  const chosen = useChosenEdition();
  const site = useEdition();
  const own = useQuery({
    queryKey: ['dashboard-edition', chosen],
    queryFn: ({ signal }) => call(getDashboardEdition, { signal }),
    enabled: chosen !== null,
    refetchInterval: REFETCH_EVERY_MS,
  });
  return chosen === null ? site : own;
}
