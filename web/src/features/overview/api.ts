// Queries of the overview: the numbers, the days and hours of the edition, and the countries' flags.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listBursts } from '@visavis/contract/confirmation/calls';
import { listCountries } from '@visavis/contract/country/calls';
import { getOverview } from '@visavis/contract/overview/calls';
import { getShowDay } from '@visavis/contract/show-day/calls';
import { getToDo, listOwnTasks, visitOverview } from '@visavis/contract/work/calls';
import type { Country } from '@visavis/domain/country/schema';
import { call } from '../../lib/api-client.ts';
import { asked, EVERY_MINUTE } from '../../lib/asking.ts';
import { useUserPresent } from '../../lib/use-user-present.ts';

export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call(getOverview, { signal }),
    staleTime: 0,
    // Show a failure at once: the next request is only seconds away.
    retry: false,
  });
}

/** What needs doing. */
export function useToDo() {
  return useQuery({
    queryKey: ['overview', 'to-do'],
    queryFn: ({ signal }) => call(getToDo, { signal }),
    staleTime: 0,
    retry: false,
  });
}

/** The current hour of the fair, on its days. */
export function useShowDay() {
  return useQuery({
    queryKey: ['show-day'],
    queryFn: ({ signal }) => call(getShowDay, { signal }),
    staleTime: 0,
    retry: false,
  });
}

export function useOwnTasks() {
  return useQuery({
    queryKey: ['overview', 'tasks'],
    queryFn: ({ signal }) => call(listOwnTasks, { signal }),
    staleTime: 0,
    retry: false,
  });
}

export function useVisit() {
  const queries = useQueryClient();
  const queryKey = ['visit'] as const;
  const isPresent = useUserPresent();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(visitOverview, { body: {}, signal }),
    // Repeated, so that the visit does not end while somebody is here.
    ...asked(() => isPresent && EVERY_MINUTE),
    staleTime: 0,
    retry: false,
  });
  return {
    data,
    error,
    isFetching,
    updatedAt: dataUpdatedAt,
    retry: () => void refetch(),
    accept: (visit: NonNullable<typeof data>) => queries.setQueryData(queryKey, visit),
  };
}

/** Who would be affected by a release; loaded only on request. */
export function useBursts() {
  return useQuery({
    queryKey: ['once', 'bursts'],
    queryFn: ({ signal }) => call(listBursts, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** A country's flag and code by its English name; without a flag, a globe is shown. */
export function useCountries(): ReadonlyMap<string, ListedCountry> {
  const { data } = useQuery({
    queryKey: ['countries', 'flags'],
    queryFn: ({ signal }) => call(listCountries, { query: { fields: 'name,flags,cca2' }, signal }),
    select: byName,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NONE;
}

interface ListedCountry {
  flag: string | undefined;
  code: string | undefined;
}

const NONE: ReadonlyMap<string, ListedCountry> = new Map();

const byName = (countries: readonly Country[]): ReadonlyMap<string, ListedCountry> =>
  new Map(
    countries.flatMap(({ name, flags, cca2 }) =>
      name ? [[name.common, { flag: flags?.svg, code: cca2 }] as const] : [],
    ),
  );
