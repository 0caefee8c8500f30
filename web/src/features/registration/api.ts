// Country data for the dialling-code picker and the country dropdown, with what stands in when it cannot be had.
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { listCountries } from '@visavis/contract/country/calls';
import type { Country } from '@visavis/domain/country/schema';
import { DEFAULT_COUNTRY } from '@visavis/domain/profile/fields';
import { useEffect } from 'react';
import { call } from '../../lib/api-client.ts';
import type { CountryOption } from '../../ui/country-combobox.tsx';
import type { PhoneCountry } from '../../ui/phone-field.tsx';
import { phoneCountries } from './phone.ts';

export const DEFAULT_COUNTRY_CHOICE: CountryOption = {
  cca2: DEFAULT_COUNTRY.cca2,
  name: DEFAULT_COUNTRY.name,
  flag: '',
};

/** The picker needs cca2 as well: two countries may share a dialling code. */
const PICKER_FIELDS = 'name,flags,idd,cca2,altSpellings';

interface Loaded<T> {
  /** Null while they load. */
  countries: T[] | null;
  failed: boolean;
}

/** Countries with dialling codes. After a failure the list is empty: the caller shows what it knows without it. */
export function usePhoneCountries(): Loaded<PhoneCountry> {
  return useCountries('phone', phoneCountries);
}

/** Countries of the dropdown; Malaysia alone when they could not be loaded (business matching 8). */
export function useCountryChoices(): Loaded<CountryOption> {
  const loaded = useCountries('dropdown', countryChoices);
  return loaded.countries?.length === 0 ? { ...loaded, countries: [DEFAULT_COUNTRY_CHOICE] } : loaded;
}

function countryChoices(countries: readonly Country[]): CountryOption[] {
  return countries.flatMap(({ name, cca2, flags, altSpellings: otherNames = [] }) =>
    name?.common
      ? [{ cca2: cca2 ?? name.common, name: name.common, flag: flags?.png ?? '', otherNames }]
      : [],
  );
}

function countriesQuery(purpose: 'phone' | 'dropdown') {
  const query = purpose === 'phone' ? { fields: PICKER_FIELDS } : {};
  return queryOptions({
    queryKey: ['countries', purpose],
    queryFn: ({ signal }) => call(listCountries, { query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The lists of both forms, before they are needed. */
export const countriesAhead = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.fetchQuery(countriesQuery('phone')), client.fetchQuery(countriesQuery('dropdown'))]);

function useCountries<T>(
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
