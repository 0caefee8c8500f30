// The calls of a visitor's own schedule: read and kept up to date, changed, and asked for by e-mail.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelMyMeeting,
  getMySchedule,
  type MySchedule,
  moveMyMeeting,
  sendScheduleLink,
} from '@visavis/contract/my-schedule';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { ApiError, call } from '../../lib/api-client.ts';
import type { LiveState } from '../../lib/live-stream.ts';
import { useLive } from '../../lib/use-live.ts';

/** Decisions are not told by the live stream, hours are. */
export const ASK_AGAIN_SECONDS = 15;

export type MyMeeting = MySchedule['meetings'][number];

export interface OwnSchedule {
  schedule: MySchedule | undefined;
  /** The key opens nothing: it is unknown, has expired, or its registration is gone. */
  isUnknown: boolean;
  /** The last asking failed; what is shown may be old. */
  failed: boolean;
  fetching: boolean;
  live: LiveState;
  refresh(): void;
  /** Gives a meeting up. @throws ApiError */
  cancel(meeting: MyMeeting): Promise<MySchedule>;
  /** Asks for another hour of the same exhibitor. @throws ApiError */
  move(meeting: MyMeeting, to: { day: number; hour: number }): Promise<MySchedule>;
  /** The answer of a change takes its place at once. */
  accept(answer: MySchedule): Promise<void>;
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** @param key of the mailed link; it stays in the address and is stored nowhere */
export function useMySchedule(key: string): OwnSchedule {
  const client = useQueryClient();
  const queryKey = useMemo(() => ['my-schedule', key] as const, [key]);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getMySchedule, { key, signal }),
    enabled: key !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (isNotFound(state.error) ? false : ASK_AGAIN_SECONDS * 1000),
    refetchOnWindowFocus: 'always',
  });
  const { data: schedule, error, refetch } = query;
  const refresh = () => {
    if (key !== '' && !isNotFound(error)) void refetch();
  };

  // The query library hears of tabs that come to the front, but not of a window beside another.
  const lookAgain = useEffectEvent(refresh);
  useEffect(() => {
    const focused = () => lookAgain();
    window.addEventListener('focus', focused);
    return () => window.removeEventListener('focus', focused);
  }, []);

  const live = useLive({
    onSlots: (changes) => {
      const isOurs = (exhibitorId: number) =>
        schedule?.meetings.some((meeting) => meeting.exhibitorId === exhibitorId);
      if (changes.some(([exhibitorId]) => isOurs(exhibitorId))) refresh();
    },
    onRefresh: refresh,
  });

  return {
    schedule,
    isUnknown: key === '' || isNotFound(error),
    failed: query.isError,
    fetching: query.isFetching,
    live,
    refresh,
    cancel: ({ id, version }) => call(cancelMyMeeting, { key, params: { id }, body: { version } }),
    move: ({ id, version }, to) => call(moveMyMeeting, { key, params: { id }, body: { version, ...to } }),
    accept: async (answer) => {
      // An older answer on its way must not take the new one's place.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, answer);
    },
  };
}

/** Asks for the link by e-mail; the answer is the same for every address. */
export function useScheduleLink() {
  return useMutation({ mutationFn: (email: string) => call(sendScheduleLink, { body: { email } }) });
}
