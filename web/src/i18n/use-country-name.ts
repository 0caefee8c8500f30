// Translates countries that are known only by their English name, as exhibitors and visitors give them.
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { listCountries } from '@visavis/contract/country/calls';
import { DEFAULT_LANGUAGE, type Language } from '@visavis/domain/language/languages';
import { useCallback } from 'react';
import { call } from '../lib/api-client.ts';
import { useLanguage } from './language.ts';
import { useDates } from './use-dates.ts';

const DAY_MS = 86_400_000;

/** Country codes by English name, needed to look up the name in other languages. */
const codesQuery = queryOptions({
  queryKey: ['countries', 'codes'],
  queryFn: () => call(listCountries, { query: { fields: 'name,cca2' } }),
  staleTime: DAY_MS,
});

/** Returns the English name unchanged in English, while the list of countries loads, and for unknown countries. */
export function useCountryName(): (english: string) => string {
  const dates = useDates();
  const { data: countries } = useQuery({ ...codesQuery, enabled: useLanguage() !== DEFAULT_LANGUAGE });
  return useCallback(
    (english) => dates.country(countries?.find(({ name }) => name?.common === english)?.cca2, english),
    [dates, countries],
  );
}

/** Prefetches these countries for a page rendered on the server. On failure the browser requests them itself. */
export async function prefetchCountryNames(
  client: QueryClient,
  language: Language,
  names: ReadonlySet<string>,
): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  await client.prefetchQuery(codesQuery);
  // Others would only add weight. Dated this far back, the list is refetched in the browser.
  const shown = client.getQueryData(codesQuery.queryKey)?.filter(({ name }) => names.has(name?.common ?? ''));
  if (shown) client.setQueryData(codesQuery.queryKey, shown, { updatedAt: 1 });
}
