// The free hours of each match, refetched as slots are taken or freed elsewhere.

import { useQuery } from '@tanstack/react-query';
import type { SlotChange } from '@visavis/contract/live/events';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { afterChanges, COUNTED_AFTER_MS } from '../../lib/after-changes.ts';
import { subscribeLive } from '../../lib/live-stream.ts';
import { useReadEdition } from '../../queries/read-edition.ts';
import { freeHoursQuery } from './api.ts';

/** A busy fair changes many times a second; the page refetches at most this often. */
const MIN_INTERVAL_MS = 5000;

export interface FreeHours {
  /** Free hours that the visitor can book; undefined while unknown, when nothing is shown or blocked. */
  hoursOf(exhibitorId: number): number | undefined;
  /** The first response is pending. */
  isPending: boolean;
}

/**
 * @param listed the visitor's matches; changes of others are ignored
 * @param plannedIds exhibitors with which the visitor already has an hour; the server counts it as taken, but for
 *   this visitor it is available
 */
export function useFreeHours(
  listed: readonly Exhibitor[] | null,
  plannedIds: ReadonlySet<number>,
): FreeHours {
  const { data, isPending, isFetching, refetch } = useQuery(freeHoursQuery(useReadEdition()));
  const counted = useMemo(() => (data ? new Map(data) : null), [data]);
  const listedIds = useMemo(() => new Set(listed?.map(({ id }) => id)), [listed]);

  const isOfInterest = useEffectEvent((changes: readonly SlotChange[]) =>
    changes.some(([exhibitorId]) => listedIds.has(exhibitorId)),
  );
  const refetchNow = useEffectEvent((): void => void refetch());
  useEffect(() => {
    let refetchedAt = Number.NEGATIVE_INFINITY;
    const refetching = afterChanges(
      () => {
        refetchedAt = performance.now();
        refetchNow();
      },
      () => Math.max(COUNTED_AFTER_MS, refetchedAt + MIN_INTERVAL_MS - performance.now()),
    );
    const unsubscribe = subscribeLive({
      onSlots: (changes) => {
        if (isOfInterest(changes)) refetching.note();
      },
      onRefresh: refetching.note,
    });
    return () => {
      refetching.stop();
      unsubscribe();
    };
  }, []);

  // The query library notices a tab becoming visible, but not a visible window gaining the focus.
  useEffect(() => {
    const refetchOnFocus = (): void => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', refetchOnFocus);
    return () => window.removeEventListener('focus', refetchOnFocus);
  }, [refetch]);

  const hoursOf = useCallback(
    (exhibitorId: number): number | undefined => {
      const hours = counted?.get(exhibitorId);
      return hours !== undefined && plannedIds.has(exhibitorId) ? hours + 1 : hours;
    },
    [counted, plannedIds],
  );
  // A server-rendered page only contains the hours of its own list.
  const isOfOthers = listed !== null && listed.length > 0 && !listed.some(({ id }) => counted?.has(id));
  return { hoursOf, isPending: isPending || (isFetching && isOfOthers) };
}
