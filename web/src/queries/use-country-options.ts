// The countries of the world to choose from.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { listCountries } from '@visavis/contract/country/calls';
import { diallingCode } from '@visavis/domain/country/schema';
import { call } from '../lib/api-client.ts';
import type { CountryOption } from '../ui/country-combobox.tsx';

const NO_COUNTRIES: readonly CountryOption[] = [];

const countriesQuery = () =>
  queryOptions({
    queryKey: ['countries', 'dropdown'],
    queryFn: ({ signal }) => call(listCountries, { query: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The countries of the world; none while they load. */
export function useCountryOptions(): readonly CountryOption[] {
  const { data } = useQuery({ ...countriesQuery(), select: optionsOf });
  return data ?? NO_COUNTRIES;
}

/** @returns the country of an English name with its dialling code; null for another, and while they load */
export function useDiallingOf(): (name: string) => { cca2: string; diallingCode: string } | null {
  const { data = [] } = useQuery(countriesQuery());
  return (wanted) => {
    const { cca2, idd } = data.find(({ name }) => name?.common === wanted) ?? {};
    return cca2 && idd ? { cca2, diallingCode: diallingCode(idd) } : null;
  };
}

const optionsOf = (countries: Awaited<ReturnType<typeof call<typeof listCountries>>>): CountryOption[] =>
  countries.flatMap(({ name, cca2, flags, altSpellings: otherNames = [] }) =>
    name?.common
      ? [{ cca2: cca2 ?? name.common, name: name.common, flag: flags?.png ?? '', otherNames }]
      : [],
  );
