// Refetches when slots of the exhibitors in view are taken or freed, at a rate limited for a busy fair.
import { useEffect, useEffectEvent, useRef } from 'react';
import { type AfterChanges, afterChanges } from '../../lib/after-changes.ts';
import { useLive } from '../../lib/use-live.ts';

/** Changes within this pause share one request. */
const PAUSE_MS = 3000;

/** @param ids the exhibitors in view; changes of others are ignored */
export function useLiveHours(ids: readonly number[], refetch: () => void): void {
  const refetchNow = useEffectEvent(refetch);
  const refetching = useRef<AfterChanges>(undefined);
  useEffect(() => {
    const begun = afterChanges(
      () => refetchNow(),
      () => PAUSE_MS,
    );
    refetching.current = begun;
    return begun.stop;
  }, []);
  useLive({
    onSlots: (changes) => {
      if (changes.some(([exhibitorId]) => ids.includes(exhibitorId))) refetching.current?.note();
    },
    onRefresh: () => refetching.current?.note(),
  });
}
