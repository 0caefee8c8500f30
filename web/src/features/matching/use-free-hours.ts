// How many hours each match still has, asked anew as hours go and come back elsewhere.

import { useQuery } from '@tanstack/react-query';
import type { SlotChange } from '@visavis/contract/live/events';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { subscribeLive } from '../../lib/live-stream.ts';
import { freeHoursQuery } from './api.ts';

/** The server counts once a second: what it says sooner after a change may not know of it yet. */
const COUNTED_AFTER_MS = 1200;
/** A busy fair changes many times a second; the page follows at this pace. */
const ASK_EVERY_MS = 5000;
/** All open pages hear of a change at one moment and must not all ask at one moment. */
const SPREAD_MS = 1500;

export interface FreeHours {
  /** Free hours that the visitor can have, undefined while nothing is known: then nothing is said or forbidden. */
  hoursOf(exhibitorId: number): number | undefined;
  /** The first answer is on its way. */
  isPending: boolean;
}

/**
 * @param listed the visitor's matches: only their changes are of interest
 * @param plannedIds exhibitors with which the visitor has an hour already; the server counts it as taken, the
 *   visitor must not be told that it is
 */
export function useFreeHours(
  listed: readonly Exhibitor[] | null,
  plannedIds: ReadonlySet<number>,
): FreeHours {
  const { data, isPending, isFetching, refetch } = useQuery(freeHoursQuery());
  const counted = useMemo(() => (data ? new Map(data) : null), [data]);
  const listedIds = useMemo(() => new Set(listed?.map(({ id }) => id)), [listed]);

  const isOfInterest = useEffectEvent((changes: readonly SlotChange[]) =>
    changes.some(([exhibitorId]) => listedIds.has(exhibitorId)),
  );
  const ask = useEffectEvent((): void => void refetch());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedAt = Number.NEGATIVE_INFINITY;
    const askSoon = (): void => {
      if (timer !== undefined) return;
      const pause = Math.max(COUNTED_AFTER_MS, askedAt + ASK_EVERY_MS - performance.now());
      timer = setTimeout(
        () => {
          timer = undefined;
          askedAt = performance.now();
          ask();
        },
        pause + Math.random() * SPREAD_MS,
      );
    };
    const leave = subscribeLive({
      onSlots: (changes) => {
        if (isOfInterest(changes)) askSoon();
      },
      onRefresh: askSoon,
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);

  // The query library hears of tabs that come to the front, but not of a window beside another.
  useEffect(() => {
    const askAnew = (): void => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', askAnew);
    return () => window.removeEventListener('focus', askAnew);
  }, [refetch]);

  const hoursOf = useCallback(
    (exhibitorId: number): number | undefined => {
      const hours = counted?.get(exhibitorId);
      return hours !== undefined && plannedIds.has(exhibitorId) ? hours + 1 : hours;
    },
    [counted, plannedIds],
  );
  // A page that the server drew brings the hours of its own list alone.
  const isOfOthers = listed !== null && listed.length > 0 && !listed.some(({ id }) => counted?.has(id));
  return { hoursOf, isPending: isPending || (isFetching && isOfOthers) };
}
