// Live query of the unavailable hours at the visitor's companies.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold/draft-token';
import type { SlotChange } from '@visavis/contract/live/events';
import { getUnavailableSlots } from '@visavis/contract/slot/calls';
import type { UnavailableSlot } from '@visavis/contract/slot/endpoints';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { awaited } from '../../lib/asking.ts';
import type { LiveState } from '../../lib/live-stream.ts';
import { useLive } from '../../lib/use-live.ts';
import { useReadEdition } from '../../queries/read-edition.ts';
import { FoundHours } from './found-hours.ts';
import { type Holds, type HourRef, isOwn } from './holds.ts';
import { withChanges } from './slot-changes.ts';

const RETRY_MS = 5_000;

const unavailableSlotsKey = (exhibitorIds: readonly number[]) =>
  ['unavailable-slots', ...exhibitorIds] as const;

async function fetchUnavailableSlots(
  exhibitorIds: readonly number[],
  {
    draftToken,
    edition,
    signal,
  }: { draftToken: string | undefined; edition: number | null; signal: AbortSignal },
): Promise<readonly UnavailableSlot[]> {
  const answer = await call(getUnavailableSlots, {
    query: { exhibitors: exhibitorIds.join(',') },
    headers: draftToken === undefined ? {} : { [DRAFT_TOKEN_HEADER]: draftToken },
    edition,
    signal,
  });
  return Object.values(answer.data.unavailable_slots).flat();
}

export interface UnavailableSlots {
  slots: readonly UnavailableSlot[] | undefined;
  failed: boolean;
  /** The state of every hour is unknown: the list is loading, or failed to load. */
  unknown: boolean;
  fetching: boolean;
  live: LiveState;
  /** Taken before the visitor came back to the page, not while they were looking. */
  wasFound(hour: HourRef): boolean;
  retry(): void;
  /** Closes slots known to be gone at once, and refetches the whole list. */
  markTaken(slots: readonly UnavailableSlot[]): Promise<void>;
}

/** Refetches whenever the page opens, its window regains the focus, or the holds of this draft change. */
export function useUnavailableSlots(
  exhibitorIds: readonly number[],
  holds: Omit<Holds, 'hold' | 'holdMany'>,
): UnavailableSlots {
  const client = useQueryClient();
  const edition = useReadEdition();
  const queryKey = useMemo(() => unavailableSlotsKey(exhibitorIds), [exhibitorIds]);
  const [found] = useState(() => new FoundHours());
  const duringFetch = useRef<SlotChange[] | null>(null);
  const isOwnHour = (hour: HourRef): boolean => isOwn(holds.now(), hour);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const received: SlotChange[] = [];
      duringFetch.current = received;
      const arrived = found.beginFetch();
      const slots = await fetchUnavailableSlots(exhibitorIds, {
        draftToken: holds.draftToken(),
        edition,
        signal,
      });
      const now = withChanges(slots, received, isOwnHour);
      arrived(client.getQueryData<readonly UnavailableSlot[]>(queryKey) ?? [], now);
      return now;
    },
    enabled: exhibitorIds.length > 0,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    // An hour must not stay marked as free because one request failed.
    ...awaited(({ status, data }) => status === 'error' && data !== undefined && RETRY_MS),
    networkMode: 'always',
  });
  const { refetch, isFetching } = query;

  useReturn(found, () => void refetch({ cancelRefetch: false }));

  const isRefetchDue = useRef(false);
  /** Refetches at once, or after the request in flight, which may have been answered before the change. */
  const requestRefetch = useCallback(() => {
    if (client.isFetching({ queryKey, exact: true }) > 0) isRefetchDue.current = true;
    else void refetch();
  }, [client, queryKey, refetch]);
  useEffect(() => {
    if (isFetching || !isRefetchDue.current) return;
    isRefetchDue.current = false;
    void refetch();
  }, [isFetching, refetch]);

  const live = useLive({
    onSlots: (changes) => {
      const here = changes.filter(([exhibitorId]) => exhibitorIds.includes(exhibitorId));
      if (here.length === 0) return;
      duringFetch.current?.push(...here);
      found.apply(here);
      client.setQueryData<readonly UnavailableSlot[]>(
        queryKey,
        (known) => known && withChanges(known, here, isOwnHour),
      );
      if (client.isFetching({ queryKey, exact: true }) > 0) requestRefetch();
    },
    onRefresh: () => requestRefetch(),
  });

  // Hours that this draft claims or releases change what the list leaves out.
  useEffect(() => {
    let changes = holds.now().changes;
    return holds.subscribe(() => {
      if (holds.now().changes === changes) return;
      changes = holds.now().changes;
      requestRefetch();
    });
  }, [holds, requestRefetch]);

  const markTaken = async (slots: readonly UnavailableSlot[]): Promise<void> => {
    if (slots.length > 0)
      client.setQueryData<readonly UnavailableSlot[]>(queryKey, (known = []) => [...known, ...slots]);
    // An hour may have begun; the edition has that information.
    void client.invalidateQueries({ queryKey: ['edition'] });
    await client.invalidateQueries({ queryKey });
  };

  return {
    slots: query.data,
    failed: query.isError,
    unknown: query.data === undefined,
    fetching: isFetching,
    live,
    wasFound: (hour) => found.has(hour),
    retry: () => void refetch(),
    markTaken,
  };
}

/**
 * Refetches when the window or tab regains the focus: the query library notices a tab that comes to the front, but not
 * a window beside another one.
 */
function useReturn(found: FoundHours, onReturn: () => void): void {
  const refetch = useEffectEvent(onReturn);
  useEffect(() => {
    const focused = () => {
      found.markReturn();
      refetch();
    };
    const shown = () => {
      if (document.visibilityState === 'visible') found.markReturn();
    };
    window.addEventListener('focus', focused);
    document.addEventListener('visibilitychange', shown);
    return () => {
      window.removeEventListener('focus', focused);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [found]);
}
