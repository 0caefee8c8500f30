// Asks anew when hours of the exhibitors in view go or come back, and not more often than a busy fair allows.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive } from '../../lib/use-live.ts';

/** The server counts once a second; changes that come meanwhile are asked for together. */
const PAUSE_MS = 3000;
/** All open pages hear of a change at one moment and must not all ask at one moment. */
const SPREAD_MS = 1500;

/** @param ids of the exhibitors in view: only their changes are of interest */
export function useLiveHours(ids: readonly number[], ask: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askNow = useEffectEvent(ask);
  const askSoon = (): void => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        askNow();
      },
      PAUSE_MS + Math.random() * SPREAD_MS,
    );
  };
  useLive({
    onSlots: (changes) => {
      if (changes.some(([exhibitorId]) => ids.includes(exhibitorId))) askSoon();
    },
    onRefresh: askSoon,
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
