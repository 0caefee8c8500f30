// The scheduler's call: hours that nobody can have any more at the visitor's companies, kept up to date live.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold/draft-token';
import type { SlotChange } from '@visavis/contract/live/events';
import { getUnavailableSlots } from '@visavis/contract/slot/calls';
import type { UnavailableSlot } from '@visavis/contract/slot/endpoints';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import type { LiveState } from '../../lib/live-stream.ts';
import { useLive } from '../../lib/use-live.ts';
import { FoundHours } from './found-hours.ts';
import { type Holds, type HourRef, isOwn } from './holds.ts';
import { withChanges } from './slot-changes.ts';

const ASK_AGAIN_MS = 5_000;

const unavailableSlotsKey = (exhibitorIds: readonly number[]) =>
  ['unavailable-slots', ...exhibitorIds] as const;

async function fetchUnavailableSlots(
  exhibitorIds: readonly number[],
  draftToken: string | undefined,
  signal: AbortSignal,
): Promise<readonly UnavailableSlot[]> {
  const answer = await call(getUnavailableSlots, {
    query: { exhibitors: exhibitorIds.join(',') },
    headers: draftToken === undefined ? {} : { [DRAFT_TOKEN_HEADER]: draftToken },
    signal,
  });
  return Object.values(answer.data.unavailable_slots).flat();
}

export interface UnavailableSlots {
  slots: readonly UnavailableSlot[] | undefined;
  failed: boolean;
  /** Nothing can be said of any hour: the list is on its way, or did not come. */
  unknown: boolean;
  fetching: boolean;
  live: LiveState;
  /** Taken before somebody came back to look, and not under their eyes. */
  wasFound(hour: HourRef): boolean;
  retry(): void;
  /** Slots known to be gone are closed at once, and the whole list is asked anew. */
  markTaken(slots: readonly UnavailableSlot[]): Promise<void>;
}

/** Asked anew whenever the page opens, its window is looked at again, or this draft holds other hours. */
export function useUnavailableSlots(
  exhibitorIds: readonly number[],
  holds: Omit<Holds, 'hold'>,
): UnavailableSlots {
  const client = useQueryClient();
  const queryKey = useMemo(() => unavailableSlotsKey(exhibitorIds), [exhibitorIds]);
  const [found] = useState(() => new FoundHours());
  const duringFetch = useRef<SlotChange[] | null>(null);
  const isOwnHour = (hour: HourRef): boolean => isOwn(holds.now(), hour);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const heard: SlotChange[] = [];
      duringFetch.current = heard;
      const arrived = found.ask();
      const slots = await fetchUnavailableSlots(exhibitorIds, holds.draftToken(), signal);
      const now = withChanges(slots, heard, isOwnHour);
      arrived(client.getQueryData<readonly UnavailableSlot[]>(queryKey) ?? [], now);
      return now;
    },
    enabled: exhibitorIds.length > 0,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    // An hour that is shown as free must not stay so because one call went wrong.
    refetchInterval: ({ state }) => state.status === 'error' && state.data !== undefined && ASK_AGAIN_MS,
    networkMode: 'always',
  });
  const { refetch, isFetching } = query;

  useReturn(found, () => void refetch({ cancelRefetch: false }));

  const isOwed = useRef(false);
  /** At once; or when the call in flight is over, since it may have been answered before what is asked for. */
  const askOnceMore = useCallback(() => {
    if (client.isFetching({ queryKey, exact: true }) > 0) isOwed.current = true;
    else void refetch();
  }, [client, queryKey, refetch]);
  useEffect(() => {
    if (isFetching || !isOwed.current) return;
    isOwed.current = false;
    void refetch();
  }, [isFetching, refetch]);

  const live = useLive({
    onSlots: (changes) => {
      const here = changes.filter(([exhibitorId]) => exhibitorIds.includes(exhibitorId));
      if (here.length === 0) return;
      duringFetch.current?.push(...here);
      found.hear(here);
      client.setQueryData<readonly UnavailableSlot[]>(
        queryKey,
        (known) => known && withChanges(known, here, isOwnHour),
      );
      if (client.isFetching({ queryKey, exact: true }) > 0) askOnceMore();
    },
    onRefresh: () => askOnceMore(),
  });

  // Hours that this draft takes or gives back change what the list leaves out.
  useEffect(() => {
    let changes = holds.now().changes;
    return holds.subscribe(() => {
      if (holds.now().changes === changes) return;
      changes = holds.now().changes;
      askOnceMore();
    });
  }, [holds, askOnceMore]);

  const markTaken = async (slots: readonly UnavailableSlot[]): Promise<void> => {
    if (slots.length > 0)
      client.setQueryData<readonly UnavailableSlot[]>(queryKey, (known = []) => [...known, ...slots]);
    // An hour may have begun: the edition says so.
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
 * A window or tab that is looked at again asks anew: the query library hears of tabs that come to the front, but
 * not of a window beside another.
 */
function useReturn(found: FoundHours, askAnew: () => void): void {
  const ask = useEffectEvent(askAnew);
  useEffect(() => {
    const focused = () => {
      found.comeBack();
      ask();
    };
    const shown = () => {
      if (document.visibilityState === 'visible') found.comeBack();
    };
    window.addEventListener('focus', focused);
    document.addEventListener('visibilitychange', shown);
    return () => {
      window.removeEventListener('focus', focused);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [found]);
}
