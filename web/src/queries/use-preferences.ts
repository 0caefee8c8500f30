// The organiser's preferences for the dashboard, stored by the server with the account.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changePreferences, getPreferences } from '@visavis/contract/preferences/calls';
import { DEFAULT_PREFERENCES, type Preferences } from '@visavis/domain/staff/preferences';
import { useText } from '../i18n/text.ts';
import { call } from '../lib/api-client.ts';
import { useOrganiser } from '../lib/use-organiser.ts';
import { useToast } from '../ui/toast.tsx';
import { useAction } from './use-action.ts';

/** The specified defaults apply until the preferences have loaded, or if they fail to load. */
export function usePreferences() {
  const text = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const organiser = useOrganiser()?.id;
  const queryKey = ['preferences', organiser] as const;
  const { data, isFetched } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getPreferences, { signal }),
    enabled: organiser !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Every part of a list uses this hook: one that mounts must not repeat a failed request.
    retryOnMount: false,
  });
  const preferences = data ?? DEFAULT_PREFERENCES;
  const { run: change } = useAction({
    act: (body: Partial<Preferences>) => call(changePreferences, { body }),
    failed: text('dashboard.preferenceFailed'),
    atOnce: (changed) => {
      void queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Preferences>(queryKey);
      queries.setQueryData(queryKey, { ...preferences, ...changed });
      return () => queries.setQueryData(queryKey, before ?? DEFAULT_PREFERENCES);
    },
    done: (stored) => queries.setQueryData(queryKey, stored),
    refused: ({ sentence }) => toast(sentence, 'error'),
    // Different preferences can be changed concurrently.
    laneOf: (changed) => Object.keys(changed).join(),
  });
  return { preferences, isPending: !isFetched && organiser !== undefined, change };
}
