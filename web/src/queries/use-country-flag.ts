// Flags of countries that are known by their English name, as visitors give them.
import { useQuery } from '@tanstack/react-query';
import { listCountries } from '@visavis/contract/country/calls';
import { useCallback } from 'react';
import { call } from '../lib/api-client.ts';

/** Returns undefined while the list of countries loads, and for unknown countries. */
export function useCountryFlag(): (english: string) => string | undefined {
  const { data } = useQuery({
    queryKey: ['countries', 'flags'],
    queryFn: ({ signal }) => call(listCountries, { query: { fields: 'name,flags' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    select: flagsOf,
  });
  return useCallback((english) => data?.get(english), [data]);
}

const flagsOf = (
  countries: Awaited<ReturnType<typeof call<typeof listCountries>>>,
): ReadonlyMap<string, string> =>
  new Map(
    countries.flatMap(({ name, flags }) => (name?.common && flags?.png ? [[name.common, flags.png]] : [])),
  );
