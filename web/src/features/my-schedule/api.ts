// API calls for a visitor's own schedule: reads it and keeps it current, and changes meetings.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelMyMeeting,
  confirmMyEmail,
  getMySchedule,
  moveMyMeeting,
} from '@visavis/contract/my-schedule/calls';
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { ApiError, call } from '../../lib/api-client.ts';
import { asked, EVERY_FEW_SECONDS } from '../../lib/asking.ts';
import type { LiveState } from '../../lib/live-stream.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { useLive } from '../../lib/use-live.ts';

export type MyMeeting = MySchedule['meetings'][number];

/** A copy that the device keeps carries its date; a server response does not. */
type DatedSchedule = MySchedule & { keptAt?: string };

export interface OwnSchedule {
  schedule: MySchedule | undefined;
  /** Offline: ISO instant of the server response on screen; null while the server is reachable. */
  keptAt: string | null;
  /** The key is invalid: it is unknown, has expired, or its registration was deleted. */
  isUnknown: boolean;
  /** The last request failed; what is shown may be stale. */
  failed: boolean;
  fetching: boolean;
  live: LiveState;
  refresh(): void;
  /** Confirms the registration's email address. @throws ApiError */
  confirm(): Promise<MySchedule>;
  /** Cancels a meeting. @throws ApiError */
  cancel(meeting: MyMeeting): Promise<MySchedule>;
  /** Requests another hour with the same exhibitor. @throws ApiError */
  move(meeting: MyMeeting, to: { day: number; minute: number }): Promise<MySchedule>;
  /** Shows the response to a change at once. */
  accept(answer: MySchedule): Promise<void>;
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** @param key of the mailed link; it stays in the address, and the device stores only its digest */
export function useMySchedule(key: string): OwnSchedule {
  const client = useQueryClient();
  const queryKey = useMemo(() => ['my-schedule', key] as const, [key]);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<DatedSchedule> => {
      const answer: DatedSchedule = await call(getMySchedule, { key, signal });
      const shown = client.getQueryState<DatedSchedule>(queryKey);
      // The screen shows a newer response than the copy: keep it, and say how old it is.
      if (answer.keptAt !== undefined && shown?.data)
        return {
          ...shown.data,
          keptAt: shown.data.keptAt ?? new Date(serverTimeOf(shown.dataUpdatedAt)).toISOString(),
        };
      return answer;
    },
    enabled: key !== '',
    staleTime: 0,
    // The live stream reports hours, but not decisions.
    ...asked(({ error }) => !isNotFound(error) && EVERY_FEW_SECONDS),
    refetchOnWindowFocus: 'always',
  });
  const { data: schedule, error, refetch } = query;
  const refresh = () => {
    if (key !== '' && !isNotFound(error)) void refetch();
  };

  // The query library notices a tab that comes to the front, but not a window beside another one.
  const refreshLatest = useEffectEvent(refresh);
  useEffect(() => {
    const onEvent = () => refreshLatest();
    // Offline, the service worker answers with a dated copy; it copies only what is requested once it is in control.
    const events = ['focus', 'online', 'offline'];
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    for (const event of events) window.addEventListener(event, onEvent);
    worker?.addEventListener('controllerchange', onEvent);
    return () => {
      for (const event of events) window.removeEventListener(event, onEvent);
      worker?.removeEventListener('controllerchange', onEvent);
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
      // An older response still in flight must not overwrite the new one.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, answer);
    },
  };
}
