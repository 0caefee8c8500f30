// Queries registrations and keeps the cache up to date.

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listAddHours } from '@visavis/contract/meeting/add-calls';
import { findMailable } from '@visavis/contract/meeting/bulk-calls';
import { getMeetingFacts, listMoveHours } from '@visavis/contract/meeting/calls';
import type { MeetingFacts, MoveHours } from '@visavis/contract/meeting/endpoints';
import { getExhibitorSchedule, listExhibitorLoads } from '@visavis/contract/overview/calls';
import {
  countRegistrations,
  getMeetingGroup,
  listMeetingGroups,
  listRegistrationCountries,
} from '@visavis/contract/registration/calls';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { RegistrationFilter, RegistrationOrder } from '@visavis/contract/registration/filter';
import type { Schedule } from '@visavis/domain/meeting/schema';
import { call } from '../../lib/api-client.ts';
import { callPart } from '../../lib/part-call.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';
import { dropRow, patchRow } from '../../list/kept-rows.ts';
import { useCounts } from '../../list/use-counts.ts';
import { useOptions } from '../../list/use-options.ts';

const oneKey = (id: number) => ['registrations', 'one', id] as const;

export const REGISTRATIONS = defineRows({
  part: 'registrations',
  name: 'registrations',
  step: 'preferred',
  idOf: ({ id }: MeetingGroup) => id,
  load: async (query: RegistrationFilter & RegistrationOrder & Page, signal) => {
    const { items, total } = await callPart(listMeetingGroups, { query, signal });
    return { rows: items, total, facts: null };
  },
});

/** Counts a search's results, in total and by open task; its own filter by task is ignored. */
export const countProgress = ({ progress: _, ...query }: RegistrationFilter, signal: AbortSignal) =>
  call(countRegistrations, { query, signal });

export const useProgressCounts = ({ progress: _, ...filter }: RegistrationFilter) =>
  useCounts(REGISTRATIONS, filter, countProgress);

/** The countries of a programme's registrations. */
export const useCountries = (programme: RegistrationFilter['programme']) =>
  useQuery({
    queryKey: ['registrations', 'countries', programme],
    queryFn: ({ signal }) => call(listRegistrationCountries, { query: { programme }, signal }),
  }).data?.countries;

/** One registration. */
export function useRegistration(id: number, known?: MeetingGroup) {
  return useQuery<MeetingGroup>({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(getMeetingGroup, { params: { id }, signal }),
    // Until the next person has loaded, the previous one stays on screen.
    placeholderData: (before) => known ?? before,
    staleTime: 0,
  });
}

/** Writes a registration from a response to every cache that shows it. */
export function keepRegistration(queries: QueryClient, group: MeetingGroup): void {
  // A response in flight predates the change.
  void queries.cancelQueries({ queryKey: oneKey(group.id) });
  queries.setQueryData(oneKey(group.id), group);
  patchRow(queries, REGISTRATIONS, group.id, () => group);
}

export function forgetRegistration(queries: QueryClient, id: number): void {
  queries.removeQueries({ queryKey: oneKey(id) });
  dropRow(queries, REGISTRATIONS, id);
}

/** Loads the latest registration, for a decision that came too late. */
export async function loadRegistration(queries: QueryClient, id: number): Promise<MeetingGroup> {
  const group = await call(getMeetingGroup, { params: { id } });
  keepRegistration(queries, group);
  return group;
}

/**
 * The people among these who would learn something from the status email; undefined until known. If the query fails,
 * all of them are returned, and the action names those it leaves out.
 */
export function useMailable(ids: readonly number[]): readonly number[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['once', 'mailable', ids],
    queryFn: async ({ signal }) => (await call(findMailable, { body: { ids: [...ids] }, signal })).ids,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return isError ? ids : data;
}

const MOVE_KEY = ['hours', 'move'] as const;

/** The hours that a meeting could move to with an exhibitor. */
export function useMoveHours(meetingId: number, exhibitorId: number) {
  return useQuery<MoveHours>({
    queryKey: [...MOVE_KEY, meetingId, exhibitorId],
    queryFn: ({ signal }) =>
      call(listMoveHours, { params: { id: meetingId }, query: { exhibitor: exhibitorId }, signal }),
    staleTime: 0,
    // Hours fetched for an earlier opening of this form are not shown.
    gcTime: 0,
  });
}

/** The hours at which an exhibitor could meet somebody. @param exhibitorId 0 while none is chosen */
export function useAddHours(registrationId: number, exhibitorId: number) {
  return useQuery<MoveHours>({
    queryKey: ['hours', 'add', registrationId, exhibitorId],
    queryFn: ({ signal }) =>
      call(listAddHours, { params: { id: registrationId }, query: { exhibitor: exhibitorId }, signal }),
    enabled: exhibitorId !== 0,
    staleTime: 0,
    // Hours fetched for an earlier opening of this form are not shown.
    gcTime: 0,
  });
}

/** Facts for deciding on a meeting; refetched when it comes into view and after a change, since others take hours. */
export const useMeetingFacts = ({ id, version }: Schedule) =>
  useQuery<MeetingFacts>({
    queryKey: ['once', 'meeting-facts', id, version],
    queryFn: ({ signal }) => call(getMeetingFacts, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export function refreshMoveHours(queries: QueryClient, meetingId: number): void {
  void queries.invalidateQueries({ queryKey: [...MOVE_KEY, meetingId] });
}

const EXHIBITOR_OPTIONS = 20;

export const useExhibitorOptions = (search: string, isOpen: boolean) =>
  useOptions(['exhibitors', 'options'], search, isOpen, (wanted, signal) =>
    call(listExhibitorLoads, {
      query: { search: wanted, order: 'name', limit: EXHIBITOR_OPTIONS },
      signal,
    }),
  );

/** The name of the exhibitor a filter refers to. */
export function useExhibitorName(id: number | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['exhibitors', 'name', id],
    queryFn: async ({ signal }) => {
      const { exhibitor } = await call(getExhibitorSchedule, { params: { id: id ?? 0 }, signal });
      return exhibitor.company_name;
    },
    enabled: id !== undefined,
  });
  return data;
}
