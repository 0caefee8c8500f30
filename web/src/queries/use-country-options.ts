// The countries of the world to choose from.
import { useQuery } from '@tanstack/react-query';
import { listCountries } from '@visavis/contract/country/calls';
import { call } from '../lib/api-client.ts';
import type { CountryOption } from '../ui/country-combobox.tsx';

const NO_COUNTRIES: readonly CountryOption[] = [];

/** The countries of the world; none while they load. */
export function useCountryOptions(): readonly CountryOption[] {
  const { data } = useQuery({
    queryKey: ['countries', 'dropdown'],
    queryFn: ({ signal }) => call(listCountries, { query: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    select: optionsOf,
  });
  return data ?? NO_COUNTRIES;
}

const optionsOf = (countries: Awaited<ReturnType<typeof call<typeof listCountries>>>): CountryOption[] =>
  countries.flatMap(({ name, cca2, flags, altSpellings: otherNames = [] }) =>
    name?.common
      ? [{ cca2: cca2 ?? name.common, name: name.common, flag: flags?.png ?? '', otherNames }]
      : [],
  );
