// Refetches when slots of the exhibitors in view are taken or freed, at a rate limited for a busy fair.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive } from '../../lib/use-live.ts';

/** The server counts once a second; changes within this pause share one request. */
const PAUSE_MS = 3000;
/** Random spread: all open pages receive a change at the same moment and must not all send requests at once. */
const SPREAD_MS = 1500;

/** @param ids the exhibitors in view; changes of others are ignored */
export function useLiveHours(ids: readonly number[], refetch: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetchNow = useEffectEvent(refetch);
  const refetchSoon = (): void => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        refetchNow();
      },
      PAUSE_MS + Math.random() * SPREAD_MS,
    );
  };
  useLive({
    onSlots: (changes) => {
      if (changes.some(([exhibitorId]) => ids.includes(exhibitorId))) refetchSoon();
    },
    onRefresh: refetchSoon,
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
