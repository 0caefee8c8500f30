// Calls for attendance: those of the dashboard list, and those of an exhibitor's own page.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getExhibitorDesk,
  listAttendance,
  markAtDesk,
  markAttendance,
} from '@visavis/contract/attendance/calls';
import type {
  AttendedMeeting,
  ExhibitorDesk,
  ExhibitorsMeeting,
} from '@visavis/contract/attendance/endpoints';
import type { AttendanceFilter } from '@visavis/contract/attendance/filter';
import { ApiError, call } from '../../lib/api-client.ts';
import { asked, EVERY_FEW_SECONDS } from '../../lib/asking.ts';
import { callPart } from '../../lib/part-call.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';
import { patchRow } from '../../list/kept-rows.ts';

const MEETINGS_PER_STEP = 20;

/** Sets the mark of one meeting, or clears it with null. */
export type Mark = (
  meeting: Pick<AttendedMeeting, 'id' | 'version'>,
  attendance: AttendedMeeting['attendance'],
) => Promise<unknown>;

export const ATTENDANCE = defineRows({
  part: 'attendance',
  name: 'attendance',
  step: MEETINGS_PER_STEP,
  idOf: ({ id }: AttendedMeeting) => id,
  load: async (query: AttendanceFilter & Page, signal) => {
    const { items, total } = await callPart(listAttendance, { query, signal });
    return { rows: items, total, facts: null };
  },
});

/** @returns a function that marks a meeting as an organiser, and patches its row in every cached list */
export function useMarkAttendance(): Mark {
  const client = useQueryClient();
  return async ({ id, version }, attendance) => {
    const answer = await call(markAttendance, { params: { id }, body: { attendance, version } });
    patchRow(client, ATTENDANCE, id, () => answer);
    return answer;
  };
}

/** The meetings of an exhibitor. @param key the secret key in the exhibitor's link; without one, no request is made */
export function useDesk(key: string) {
  return useQuery({
    queryKey: ['exhibitor-desk', key],
    queryFn: ({ signal }) => call(getExhibitorDesk, { key, signal }),
    enabled: key !== '',
    staleTime: 0,
    ...asked(({ error }) => !isUnknown(error) && EVERY_FEW_SECONDS),
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

export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function withMeeting(
  meetings: readonly ExhibitorsMeeting[],
  changed: ExhibitorsMeeting,
): ExhibitorsMeeting[] {
  return meetings.map((meeting) => (meeting.id === changed.id ? changed : meeting));
}
