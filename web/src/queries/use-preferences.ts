// How the organiser prefers the dashboard: kept by the server with the account.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changePreferences, getPreferences } from '@visavis/contract/preferences/calls';
import { DEFAULT_PREFERENCES, type Preferences } from '@visavis/domain/staff/preferences';
import { sentenceOf } from '../i18n/refusal.ts';
import { useText } from '../i18n/text.ts';
import { call } from '../lib/api-client.ts';
import { useOrganiser } from '../lib/use-organiser.ts';
import { useToast } from '../ui/toast.tsx';

/** Until they are known, and when they cannot be loaded, the specified ones apply. */
export function usePreferences() {
  const text = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const organiser = useOrganiser()?.id;
  const queryKey = ['preferences', organiser];
  const { data, isFetched } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getPreferences, { signal }),
    enabled: organiser !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Every part of a list asks: one that appears must not repeat a failure.
    retryOnMount: false,
  });
  const preferences = data ?? DEFAULT_PREFERENCES;
  /** Takes effect at once; a refusal is told, and takes it back. */
  const change = async (changed: Partial<Preferences>) => {
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<Preferences>(queryKey);
    queries.setQueryData(queryKey, { ...preferences, ...changed });
    try {
      queries.setQueryData(queryKey, await call(changePreferences, { body: changed }));
    } catch (error) {
      queries.setQueryData(queryKey, before ?? DEFAULT_PREFERENCES);
      toast(sentenceOf(text, error, text('dashboard.preferenceFailed')), 'error');
    }
  };
  return { preferences, isPending: !isFetched && organiser !== undefined, change };
}
