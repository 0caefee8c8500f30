// Queries for exhibitors: how booked each is, the schedule of one, and making its secret link.
import { useMutation, useQuery } from '@tanstack/react-query';
import { makeExhibitorLink } from '@visavis/contract/attendance/calls';
import { getExhibitorSchedule, listExhibitorLoads } from '@visavis/contract/overview/calls';
import type { ExhibitorLoad } from '@visavis/contract/overview/endpoints';
import { call } from '../../lib/api-client.ts';
import { defineList, type Page } from '../../list/define-list.ts';
import { useList } from '../../list/use-list.ts';

/** Rows shown at first, and added by each Show More. */
const EXHIBITORS_PER_STEP = 20;
/** While the page is visible and in use. */
const REFETCH_MS = 30_000;

export const LOAD_ORDERS = ['name', 'most-booked', 'least-booked'] as const;
export type LoadOrder = (typeof LOAD_ORDERS)[number];

const LOADS = defineList({
  name: 'exhibitor-schedules',
  step: EXHIBITORS_PER_STEP,
  idOf: ({ id }: ExhibitorLoad) => id,
  load: async (query: { search?: string; order: LoadOrder } & Page, signal) => {
    const { exhibitors, total } = await call(listExhibitorLoads, { query, signal });
    return { rows: exhibitors, total, facts: null };
  },
  refreshMs: () => REFETCH_MS,
});

/** The exhibitors that a search finds. */
export const useExhibitorLoads = (search: string, order: LoadOrder) =>
  useList(LOADS, { order, ...(search === '' ? {} : { search }) });

/** A printable schedule is not refreshed until it is reopened. */
export function useExhibitorSchedule(id: number) {
  return useQuery({
    queryKey: ['exhibitor-schedules', 'one', id],
    queryFn: ({ signal }) => call(getExhibitorSchedule, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Makes an exhibitor's secret link; the response is shown once and never stored. */
export function useOwnLink(id: number) {
  return useMutation({ mutationFn: () => call(makeExhibitorLink, { params: { id } }), gcTime: 0 });
}
