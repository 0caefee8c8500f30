// Names of countries that are known by their English name alone, as exhibitors and visitors give them.
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { listCountries } from '@visavis/contract/country/calls';
import { DEFAULT_LANGUAGE, type Language } from '@visavis/domain/language/languages';
import { useCallback } from 'react';
import { call } from '../lib/api-client.ts';
import { useLanguage } from './language.ts';
import { useDates } from './use-dates.ts';

const DAY_MS = 86_400_000;

/** Codes by English name, which lead to the names of other languages. */
const codesQuery = queryOptions({
  queryKey: ['countries', 'codes'],
  queryFn: () => call(listCountries, { query: { fields: 'name,cca2' } }),
  staleTime: DAY_MS,
});

/** A name stays as it was given where it is English that is read, and while or where the countries are not known. */
export function useCountryName(): (english: string) => string {
  const dates = useDates();
  const { data: countries } = useQuery({ ...codesQuery, enabled: useLanguage() !== DEFAULT_LANGUAGE });
  return useCallback(
    (english) => dates.country(countries?.find(({ name }) => name?.common === english)?.cca2, english),
    [dates, countries],
  );
}

/** Has these countries there for a page that the server draws. What cannot be had is asked for again by the browser. */
export async function prefetchCountryNames(
  client: QueryClient,
  language: Language,
  names: ReadonlySet<string>,
): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  await client.prefetchQuery(codesQuery);
  // The others would only be carried along; as old as this, they are asked for in the browser.
  const shown = client.getQueryData(codesQuery.queryKey)?.filter(({ name }) => names.has(name?.common ?? ''));
  if (shown) client.setQueryData(codesQuery.queryKey, shown, { updatedAt: 1 });
}
