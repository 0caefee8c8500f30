// Counts the open work of each section, and counts again when something changes.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getOpenWork } from '@visavis/contract/work/calls';
import type { OpenWork } from '@visavis/contract/work/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { useEffect } from 'react';
import { call } from '../lib/api-client.ts';
import { useChosenEdition } from '../lib/chosen-edition.ts';
import { useOrganiser } from '../lib/use-organiser.ts';

const NAME = 'work';

/** Undefined until known; after a failure, the last known counts. */
export function useOpenWork(): OpenWork | undefined {
  const queries = useQueryClient();
  const chosen = useChosenEdition();
  const isKnown = can(useOrganiser()?.role, 'work.read');
  // Every action is a mutation; one that failed halfway may have changed something too.
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && (event.action.type === 'success' || event.action.type === 'error'))
          void queries.invalidateQueries({ queryKey: [NAME] });
      }),
    [queries],
  );
  const { data } = useQuery({
    queryKey: [NAME, chosen],
    queryFn: ({ signal }) => call(getOpenWork, { signal }),
    enabled: isKnown,
  });
  return isKnown ? data : undefined;
}
