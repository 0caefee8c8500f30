// Approved meetings and their marks: of the dashboard, and of an exhibitor's own page.
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  getExhibitorDesk,
  listAttendance,
  markAtDesk,
  markAttendance,
} from '@visavis/contract/attendance/calls';
import type { AttendedMeeting, ExhibitorDesk } from '@visavis/contract/attendance/endpoints';
import { getEdition } from '@visavis/contract/edition/calls';
import { ApiError, call, callPart, type Part } from '../../lib/api-client.ts';
import { useKeptParts } from '../../lib/use-kept-parts.ts';
import { useAttended } from '../../lib/use-user-present.ts';

const MEETINGS_PER_PART = 20;
const ASK_AGAIN_MS = 30_000;

export interface AttendanceFilter {
  search: string;
  day: number | null;
  programme: 'business' | 'hosted' | null;
  attendance: 'held' | 'missed' | 'none' | null;
}

/** What is asked of one meeting. */
export type Mark = (
  meeting: AttendedMeeting,
  attendance: AttendedMeeting['attendance'],
) => Promise<AttendedMeeting>;

const LIST = ['attendance', 'list'] as const;

export function useAttendance({ search, day, programme, attendance }: AttendanceFilter) {
  const list = useInfiniteQuery({
    queryKey: [...LIST, search, day, programme, attendance],
    queryFn: ({ pageParam, signal }) =>
      callPart(listAttendance, {
        query: {
          limit: MEETINGS_PER_PART,
          offset: pageParam,
          ...(search === '' ? {} : { search }),
          ...(day === null ? {} : { day }),
          ...(programme === null ? {} : { programme }),
          ...(attendance === null ? {} : { attendance }),
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.length * MEETINGS_PER_PART;
      return loaded < total ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
    refetchInterval: useAttended() && ASK_AGAIN_MS,
    staleTime: 0,
  });
  return useKeptParts(list, MEETINGS_PER_PART);
}

/** Marks a meeting as an organiser; the row takes the answer, wherever it is listed. */
export function useMarkAttendance(): Mark {
  const client = useQueryClient();
  return async ({ id, version }, attendance) => {
    const answer = await call(markAttendance, { params: { id }, body: { attendance, version } });
    client.setQueriesData<InfiniteData<Part<AttendedMeeting[]>>>(
      { queryKey: LIST },
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({ ...page, items: withMeeting(page.items, answer) })),
        },
    );
    return answer;
  };
}

/** @param key of the exhibitor's link */
export function useDesk(key: string) {
  return useQuery({
    queryKey: ['exhibitor-desk', key],
    queryFn: ({ signal }) => call(getExhibitorDesk, { key, signal }),
    enabled: key !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnknown(state.error) ? false : ASK_AGAIN_MS),
    refetchOnWindowFocus: 'always',
  });
}

export function useMarkAtDesk(key: string): Mark {
  const client = useQueryClient();
  return async ({ id, version }, attendance) => {
    const answer = await call(markAtDesk, { key, params: { id }, body: { attendance, version } });
    client.setQueryData<ExhibitorDesk>(
      ['exhibitor-desk', key],
      (known) => known && { ...known, meetings: withMeeting(known.meetings, answer) },
    );
    return answer;
  };
}

export function useEdition() {
  return useQuery({ queryKey: ['edition'], queryFn: ({ signal }) => call(getEdition, { signal }) });
}

export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function withMeeting(meetings: readonly AttendedMeeting[], changed: AttendedMeeting): AttendedMeeting[] {
  return meetings.map((meeting) => (meeting.id === changed.id ? changed : meeting));
}
