// Loads country data: for the dialling-code picker and for the country dropdown.
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { listCountries } from '@visavis/contract/country/calls';
import type { Country } from '@visavis/domain/country/schema';
import { useEffect } from 'react';
import { call } from '../../lib/api-client.ts';
import type { PhoneCountry } from '../../ui/phone-field.tsx';
import { phoneCountries } from './phone.ts';

/** The picker needs cca2 as well: two countries may share a dialling code. */
const PICKER_FIELDS = 'name,flags,idd,cca2,altSpellings';

export interface Loaded<T> {
  /** Null while they load. */
  countries: T[] | null;
  failed: boolean;
}

/** Countries with dialling codes. After a failure the list is empty: the caller falls back to what it knows. */
export function usePhoneCountries(): Loaded<PhoneCountry> {
  return useCountries('phone', phoneCountries);
}

function countriesQuery(purpose: 'phone' | 'dropdown') {
  const query = purpose === 'phone' ? { fields: PICKER_FIELDS } : {};
  return queryOptions({
    queryKey: ['countries', purpose],
    queryFn: ({ signal }) => call(listCountries, { query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Preloads the lists of both forms. */
export const preloadCountries = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.fetchQuery(countriesQuery('phone')), client.fetchQuery(countriesQuery('dropdown'))]);

/** An empty list when loading failed. */
export function useCountries<T>(
  purpose: 'phone' | 'dropdown',
  select: (countries: readonly Country[]) => T[],
): Loaded<T> {
  const { data, error } = useQuery({ ...countriesQuery(purpose), select });
  useEffect(() => {
    if (error) console.error('Country data could not be loaded.', error);
  }, [error]);
  if (data) return { countries: data, failed: false };
  return { countries: error ? [] : null, failed: error !== null };
}
