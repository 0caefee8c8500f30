// The live stream as React sees it.
import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveListener, LiveState } from './live-listeners.ts';
import { subscribeLive } from './live-stream.ts';

/** Listens while the component is mounted. The listeners may be new functions at every render. */
export function useLive({ onSlots, onRefresh }: Pick<LiveListener, 'onSlots' | 'onRefresh'>): LiveState {
  const [state, setState] = useState<LiveState>({ status: 'connecting', lastChangeAt: null });
  const hearSlots = useEffectEvent<NonNullable<LiveListener['onSlots']>>((changes) => onSlots?.(changes));
  const hearRefresh = useEffectEvent(() => onRefresh?.());
  useEffect(
    () =>
      subscribeLive({
        onSlots: (changes) => hearSlots(changes),
        onRefresh: () => hearRefresh(),
        onStatus: (status, lastChangeAt) => setState({ status, lastChangeAt }),
      }),
    [],
  );
  return state;
}
