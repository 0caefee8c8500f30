// What is asked about exhibitors: how booked each is, and whom one of them meets.
import { useMutation, useQuery } from '@tanstack/react-query';
import { makeExhibitorLink } from '@visavis/contract/attendance/calls';
import { getEdition } from '@visavis/contract/edition/calls';
import { getExhibitorSchedule, listExhibitorLoads } from '@visavis/contract/overview/calls';
import type { ExhibitorLoad } from '@visavis/contract/overview/endpoints';
import { call } from '../../lib/api-client.ts';
import { defineList, type Page } from '../../list/define-list.ts';
import { useList } from '../../list/use-list.ts';

/** Rows shown at first, and added by each Show More. */
const EXHIBITORS_PER_STEP = 20;
/** While the page is visible and somebody is at it. */
const ASK_AGAIN_MS = 30_000;

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
  refreshMs: () => ASK_AGAIN_MS,
});

/** The exhibitors that a search finds. */
export const useExhibitorLoads = (search: string, order: LoadOrder) =>
  useList(LOADS, { order, ...(search === '' ? {} : { search }) });

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
