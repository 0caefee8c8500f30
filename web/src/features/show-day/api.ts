// Queries and mutations of a fair day: the current hour, unmarked meetings, and marks.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listAttendance, markAttendance, markMany } from '@visavis/contract/attendance/calls';
import type { AttendedMeeting } from '@visavis/contract/attendance/endpoints';
import { findAtDesk } from '@visavis/contract/desk/calls';
import { listMeetingGroups } from '@visavis/contract/registration/calls';
import { getShowDay } from '@visavis/contract/show-day/calls';
import { call } from '../../lib/api-client.ts';
import { callPart } from '../../lib/part-call.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';
import { useList } from '../../list/use-list.ts';

const ROWS_PER_STEP = 20;
const NAME = 'show-day';
/** Query key of the suggestions. */
export const MATCHES_KEY = [NAME, 'matches'] as const;

export type Attendance = AttendedMeeting['attendance'];

export function useShowDay() {
  return useQuery({
    queryKey: [NAME],
    queryFn: ({ signal }) => call(getShowDay, { signal }),
    staleTime: 0,
    // Show a failure at once: the next request is only seconds away.
    retry: false,
  });
}

export interface UnmarkedFilter {
  day: number;
  hall?: string;
  /** Start of the hour. */
  minute?: number;
}

const UNMARKED = defineRows({
  part: NAME,
  name: 'show-day-unmarked',
  step: ROWS_PER_STEP,
  idOf: ({ id }: AttendedMeeting) => id,
  load: async (query: UnmarkedFilter & Page, signal) => {
    const { items, total } = await callPart(listAttendance, {
      query: { ...query, attendance: 'unmarked' },
      signal,
    });
    return { rows: items, total, facts: null };
  },
});

/** Unmarked meetings of the day that have begun, the longest wait first. */
export const useUnmarked = (filter: UnmarkedFilter) => useList(UNMARKED, filter);

/** Refetches what depends on a change made here. */
export function useFollow(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [NAME] });
}

/** Sets or removes marks; the numbers and the list are refetched. */
export function useMarks() {
  const follow = useFollow();
  return {
    markOne: async ({ id, version }: AttendedMeeting, attendance: Attendance) => {
      const answer = await call(markAttendance, { params: { id }, body: { attendance, version } });
      follow();
      return answer;
    },
    markAll: async (meetings: readonly AttendedMeeting[], attendance: Attendance) => {
      const seen = meetings.map(({ id, version }) => ({ id, version }));
      const answer = await call(markMany, { body: { attendance, meetings: seen } });
      follow();
      return answer;
    },
  };
}

/** How many meetings of a search are scanned for people. */
const FOUND_LIMIT = 100;

/** Approved meetings of anyone matching the text, on one day or all; `isWhole` when there are no more. */
export async function findMeetings(search: string, day: number | null) {
  const { items, total } = await callPart(listAttendance, {
    query: { person: search, limit: FOUND_LIMIT, ...(day !== null && { day }) },
  });
  return { meetings: items, isWhole: total <= items.length };
}

/** People of both programmes matching the text, whatever their meetings; `total` is their number. */
export async function findRegistered(search: string, limit: number) {
  const { items, total } = await callPart(listMeetingGroups, { query: { programme: 'all', search, limit } });
  return { people: items, total };
}

/** Whether a reference belongs to somebody in another edition. */
export const isOfOtherEdition = async (reference: string): Promise<boolean> =>
  (await call(findAtDesk, { query: { search: reference } })).isOfOtherEdition;
