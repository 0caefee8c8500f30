// The live stream as a React hook.
import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveListener, LiveState } from './live-listeners.ts';
import { subscribeLive } from './live-stream.ts';

/** Listens while the component is mounted. The callbacks may change with every render. */
export function useLive({ onSlots, onRefresh }: Pick<LiveListener, 'onSlots' | 'onRefresh'>): LiveState {
  const [state, setState] = useState<LiveState>({ status: 'connecting', lastChangeAt: null });
  const handleSlots = useEffectEvent<NonNullable<LiveListener['onSlots']>>((changes) => onSlots?.(changes));
  const handleRefresh = useEffectEvent(() => onRefresh?.());
  useEffect(
    () =>
      subscribeLive({
        onSlots: (changes) => handleSlots(changes),
        onRefresh: () => handleRefresh(),
        onStatus: (status, lastChangeAt) => setState({ status, lastChangeAt }),
      }),
    [],
  );
  return state;
}
