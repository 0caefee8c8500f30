// Asks the server for registrations, and keeps what it answers.

import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { getEdition } from '@visavis/contract/edition/calls';
import { erasePerson, previewErasure } from '@visavis/contract/erasure/calls';
import { getMeetingGroup, listMeetingGroups } from '@visavis/contract/meeting/calls';
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import { MEETING_PAGE_LIMIT, type RegistrationFilter } from '@visavis/contract/meeting/filter';
import { getExhibitorSchedule, listExhibitorLoads } from '@visavis/contract/overview/calls';
import { call, callPart, type Part } from '../../lib/api-client.ts';
import { useAttended } from '../../lib/use-user-present.ts';
import type { EraseCalls } from '../../ui/erase-button.tsx';

/** Rows that Show More adds. */
export const PAGE_ROWS = 10;
const REFRESH_MS = 15_000;
/** While a message is on its way: whether the mail server took it is known in moments. */
const SENDING_REFRESH_MS = 1_500;

const LIST_KEY = 'registrations';
const ONE_KEY = 'registration';

/** The first rows of a search, asked for anew while somebody looks. */
export function useRegistrations(filter: RegistrationFilter, shown: number) {
  const isAttended = useAttended();
  return useQuery({
    queryKey: [LIST_KEY, filter, shown],
    queryFn: ({ signal }) => loadRows(filter, shown, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isAttended && (state.data?.items.some(isBeingSent) ? SENDING_REFRESH_MS : REFRESH_MS),
  });
}

const isBeingSent = ({ mail }: MeetingGroup): boolean => mail?.state === 'queued' && !mail.isOutdated;

async function loadRows(
  filter: RegistrationFilter,
  shown: number,
  signal: AbortSignal,
): Promise<Part<MeetingGroup[]>> {
  const offsets = Array.from(
    { length: Math.ceil(shown / MEETING_PAGE_LIMIT) },
    (_, part) => part * MEETING_PAGE_LIMIT,
  );
  const parts = await Promise.all(
    offsets.map((offset) => {
      const limit = Math.min(MEETING_PAGE_LIMIT, shown - offset);
      return callPart(listMeetingGroups, { query: { ...filter, limit, offset }, signal });
    }),
  );
  // A registration that arrives between two answers moves the others along.
  const byId = new Map(parts.flatMap(({ items }) => items.map((group) => [group.id, group] as const)));
  return { items: [...byId.values()], total: parts[0]?.total ?? 0 };
}

/** One registration, as it is now. */
export function useRegistration(id: number, known?: MeetingGroup) {
  const isAttended = useAttended();
  return useQuery({
    queryKey: [ONE_KEY, id],
    queryFn: ({ signal }) => call(getMeetingGroup, { params: { id }, signal }),
    ...(known && { placeholderData: known }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isAttended && (state.data && isBeingSent(state.data) ? SENDING_REFRESH_MS : REFRESH_MS),
  });
}

/** Puts what an answer said of a registration wherever it is shown. */
export function keepRegistration(queries: QueryClient, group: MeetingGroup): void {
  // An answer that is on its way was made before the change.
  void queries.cancelQueries({ queryKey: [LIST_KEY] });
  void queries.cancelQueries({ queryKey: [ONE_KEY, group.id] });
  queries.setQueryData([ONE_KEY, group.id], group);
  queries.setQueriesData<Part<MeetingGroup[]>>({ queryKey: [LIST_KEY] }, (list) =>
    list ? { ...list, items: list.items.map((row) => (row.id === group.id ? group : row)) } : list,
  );
}

export const refreshRegistrations = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [LIST_KEY] });

export function forgetRegistration(queries: QueryClient, id: number): void {
  void queries.cancelQueries({ queryKey: [LIST_KEY] });
  queries.removeQueries({ queryKey: [ONE_KEY, id] });
  queries.setQueriesData<Part<MeetingGroup[]>>({ queryKey: [LIST_KEY] }, (list) =>
    list?.items.some((row) => row.id === id)
      ? { items: list.items.filter((row) => row.id !== id), total: list.total - 1 }
      : list,
  );
}

/** The registration anew, for a decision that came too late. */
export async function loadRegistration(queries: QueryClient, id: number): Promise<MeetingGroup> {
  const group = await call(getMeetingGroup, { params: { id } });
  keepRegistration(queries, group);
  return group;
}

const EXHIBITOR_OPTIONS = 20;

export function useExhibitorOptions(search: string, isOpen: boolean) {
  return useQuery({
    queryKey: ['exhibitor-options', search],
    queryFn: ({ signal }) =>
      call(listExhibitorLoads, { query: { search, order: 'name', limit: EXHIBITOR_OPTIONS }, signal }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
}

/** The name of the exhibitor that a filter means. */
export function useExhibitorName(id: number | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['exhibitor-name', id],
    queryFn: async ({ signal }) => {
      const { exhibitor } = await call(getExhibitorSchedule, { params: { id: id ?? 0 }, signal });
      return exhibitor.company_name;
    },
    enabled: id !== undefined,
  });
  return data;
}

/** The same answer that the rest of the site keeps. */
export function useEdition() {
  return useQuery({ queryKey: ['edition'], queryFn: ({ signal }) => call(getEdition, { signal }) });
}

/** Erases the person of a row. */
export const ERASE_CALLS: EraseCalls = {
  preview: (id, signal) => call(previewErasure, { params: { id }, signal }),
  erase: (id) => call(erasePerson, { params: { id } }),
};
