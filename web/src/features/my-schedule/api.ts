// The calls of a visitor's own schedule: read and kept up to date, changed, and asked for by email.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelMyMeeting,
  confirmMyEmail,
  getMySchedule,
  moveMyMeeting,
  sendScheduleLink,
} from '@visavis/contract/my-schedule/calls';
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { ApiError, call } from '../../lib/api-client.ts';
import type { LiveState } from '../../lib/live-stream.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { useLive } from '../../lib/use-live.ts';

/** Decisions are not told by the live stream, hours are. */
export const ASK_AGAIN_SECONDS = 15;

export type MyMeeting = MySchedule['meetings'][number];

/** What the device keeps says since when; an answer of the server does not. */
type Answered = MySchedule & { keptAt?: string };

export interface OwnSchedule {
  schedule: MySchedule | undefined;
  /** There is no network: ISO instant at which the server said what is shown; null while it answers. */
  keptAt: string | null;
  /** The key opens nothing: it is unknown, has expired, or its registration is gone. */
  isUnknown: boolean;
  /** The last asking failed; what is shown may be old. */
  failed: boolean;
  fetching: boolean;
  live: LiveState;
  refresh(): void;
  /** Says that the mail of the registration's address is read. @throws ApiError */
  confirm(): Promise<MySchedule>;
  /** Gives a meeting up. @throws ApiError */
  cancel(meeting: MyMeeting): Promise<MySchedule>;
  /** Asks for another hour of the same exhibitor. @throws ApiError */
  move(meeting: MyMeeting, to: { day: number; hour: number }): Promise<MySchedule>;
  /** The answer of a change takes its place at once. */
  accept(answer: MySchedule): Promise<void>;
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** @param key of the mailed link; it stays in the address, a device keeps its digest alone */
export function useMySchedule(key: string): OwnSchedule {
  const client = useQueryClient();
  const queryKey = useMemo(() => ['my-schedule', key] as const, [key]);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Answered> => {
      const answer: Answered = await call(getMySchedule, { key, signal });
      const shown = client.getQueryState<Answered>(queryKey);
      // What is on screen was heard from the server after the copy was: it stays, and says since when.
      if (answer.keptAt !== undefined && shown?.data)
        return {
          ...shown.data,
          keptAt: shown.data.keptAt ?? new Date(serverTimeOf(shown.dataUpdatedAt)).toISOString(),
        };
      return answer;
    },
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
    const again = () => lookAgain();
    // Without a network the device answers, and says so; it keeps a copy of what is asked from then on.
    const told = ['focus', 'online', 'offline'];
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    for (const event of told) window.addEventListener(event, again);
    worker?.addEventListener('controllerchange', again);
    return () => {
      for (const event of told) window.removeEventListener(event, again);
      worker?.removeEventListener('controllerchange', again);
    };
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
    keptAt: schedule?.keptAt ?? null,
    isUnknown: key === '' || isNotFound(error),
    failed: query.isError,
    fetching: query.isFetching,
    live,
    refresh,
    confirm: () => call(confirmMyEmail, { key }),
    cancel: ({ id, version }) => call(cancelMyMeeting, { key, params: { id }, body: { version } }),
    move: ({ id, version }, to) => call(moveMyMeeting, { key, params: { id }, body: { version, ...to } }),
    accept: async (answer) => {
      // An older answer on its way must not take the new one's place.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, answer);
    },
  };
}

/** Asks for the link by email; the answer is the same for every address. */
export function useScheduleLink() {
  return useMutation({ mutationFn: (email: string) => call(sendScheduleLink, { body: { email } }) });
}
