// What is asked about exhibitors: how booked each is, and whom one of them meets.
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { makeExhibitorLink } from '@visavis/contract/attendance/calls';
import { getEdition } from '@visavis/contract/edition/calls';
import { getExhibitorSchedule, listExhibitorLoads } from '@visavis/contract/overview/calls';
import type { ExhibitorLoad } from '@visavis/contract/overview/endpoints';
import { call } from '../../lib/api-client.ts';
import { useKeptParts } from '../../lib/use-kept-parts.ts';
import { useAttended } from '../../lib/use-user-present.ts';

/** Rows shown at first, and added by each Show More. */
const EXHIBITORS_PER_PART = 20;
/** While the page is visible and somebody is at it. */
const ASK_AGAIN_MS = 30_000;

export const LOAD_ORDERS = ['name', 'most-booked', 'least-booked'] as const;
export type LoadOrder = (typeof LOAD_ORDERS)[number];

/** The exhibitors that a search finds, a part at a time. */
export function useExhibitorLoads(search: string, order: LoadOrder) {
  const list = useInfiniteQuery({
    queryKey: ['exhibitor-schedules', 'list', search, order],
    queryFn: ({ pageParam, signal }) =>
      call(listExhibitorLoads, {
        query: {
          limit: EXHIBITORS_PER_PART,
          offset: pageParam,
          order,
          ...(search === '' ? {} : { search }),
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.length * EXHIBITORS_PER_PART;
      return loaded < total ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
    refetchInterval: useAttended() && ASK_AGAIN_MS,
    staleTime: 0,
  });
  return useKeptParts(list, EXHIBITORS_PER_PART);
}

/** Exhibitors of all parts, each once: an order by bookings moves between two calls. */
export function exhibitorsOf(parts: readonly { exhibitors: readonly ExhibitorLoad[] }[]): ExhibitorLoad[] {
  const byId = new Map(parts.flatMap(({ exhibitors }) => exhibitors.map((one) => [one.id, one] as const)));
  return [...byId.values()];
}

/** What goes on paper stays as it is until it is opened anew. */
export function useExhibitorSchedule(id: number) {
  return useQuery({
    queryKey: ['exhibitor-schedules', 'one', id],
    queryFn: ({ signal }) => call(getExhibitorSchedule, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useEdition() {
  return useQuery({ queryKey: ['edition'], queryFn: ({ signal }) => call(getEdition, { signal }) });
}

/** A link of its own for an exhibitor; the answer is shown once and kept nowhere. */
export function useOwnLink(id: number) {
  return useMutation({ mutationFn: () => call(makeExhibitorLink, { params: { id } }), gcTime: 0 });
}
