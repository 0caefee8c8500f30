// Queries and mutations of a day of the fair: the hour that runs, what is not marked, and marks.
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
    // Show a failure at once: it is asked again in seconds.
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

/** Meetings of the day that have begun and are not marked, the longest wait first. */
export const useUnmarked = (filter: UnmarkedFilter) => useList(UNMARKED, filter);

/** Fetches again what follows from a change made here. */
export function useFollow(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [NAME] });
}

/** Sets or removes marks; the numbers and the list follow. */
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

/** How many meetings of a search are looked at for people. */
const FOUND_LIMIT = 100;

/** Approved meetings of anyone the text finds, of a day or of all; `isWhole` when there are no more. */
export async function findMeetings(search: string, day: number | null) {
  const { items, total } = await callPart(listAttendance, {
    query: { person: search, limit: FOUND_LIMIT, ...(day !== null && { day }) },
  });
  return { meetings: items, isWhole: total <= items.length };
}

/** People in both programmes whom the text finds, whatever their meetings; `total` is how many. */
export async function findRegistered(search: string, limit: number) {
  const { items, total } = await callPart(listMeetingGroups, { query: { programme: 'all', search, limit } });
  return { people: items, total };
}

/** Whether a reference is of somebody in another edition. */
export const isOfOtherEdition = async (reference: string): Promise<boolean> =>
  (await call(findAtDesk, { query: { search: reference } })).isOfOtherEdition;
