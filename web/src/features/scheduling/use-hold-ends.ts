// Holds that are about to lapse and cannot be renewed, with the seconds left, as reported by the server.
import { useEffect, useState } from 'react';
import type { HeldHour, HoldsNow } from './holds.ts';

/** No warning until this much is left. */
const WARNING_MS = 120_000;

export interface EndingHold extends HeldHour {
  secondsLeft: number;
}

/** Soonest first. */
export function useHoldEnds(now: HoldsNow): EndingHold[] {
  const [clock, setClock] = useState(() => performance.now());
  const ending = now.held.filter((held) => held.isLast || now.renewalFails);
  const soonest = Math.min(...ending.map((held) => held.lapsesAt));

  useEffect(() => {
    if (!Number.isFinite(soonest)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const at = performance.now();
      setClock(at);
      const left = soonest - at;
      if (left > 0) timer = setTimeout(tick, left > WARNING_MS ? left - WARNING_MS : left % 1_000 || 1_000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [soonest]);

  return ending
    .map((held) => ({ ...held, secondsLeft: Math.ceil((held.lapsesAt - clock) / 1_000) }))
    .filter(({ secondsLeft }) => secondsLeft > 0 && secondsLeft * 1_000 <= WARNING_MS)
    .sort((a, b) => a.lapsesAt - b.lapsesAt);
}

/** '0:48'. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
