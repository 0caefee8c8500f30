// Queries of the page that guides to opening registration: the edition, what it lacks, and connection tests.
import { useQuery } from '@tanstack/react-query';
import { getConnections, testMail, testPayments } from '@visavis/contract/connection/calls';
import { listEditions } from '@visavis/contract/edition/settings-calls';
import { getReadiness } from '@visavis/contract/readiness/calls';
import { call } from '../../lib/api-client.ts';
import { useChosenEdition } from '../../lib/chosen-edition.ts';

export function useReadiness() {
  const chosen = useChosenEdition();
  return useQuery({
    queryKey: ['readiness', chosen],
    queryFn: async ({ signal }) => {
      const editions = await call(listEditions, { signal });
      // As the dashboard chooses: the chosen edition, else the open fair; the demo yields to a draft.
      const edition =
        editions.find(({ id }) => id === chosen) ??
        editions.find(({ state, isDemo }) => state === 'open' && !isDemo) ??
        editions.find(({ state, isDemo }) => state === 'draft' && !isDemo) ??
        editions.find(({ state }) => state === 'open') ??
        editions[0];
      if (!edition) return null;
      const { items } = await call(getReadiness, { params: { id: edition.id }, signal });
      return { edition, items };
    },
    staleTime: 0,
  });
}

export function useConnections() {
  return useQuery({
    queryKey: ['readiness', 'connections'],
    queryFn: ({ signal }) => call(getConnections, { signal }),
  });
}

export const CONNECTION_TESTS = {
  mail: () => call(testMail, {}),
  payments: () => call(testPayments, {}),
};
