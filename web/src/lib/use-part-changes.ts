// Whether other organisers' changes arrive by themselves, and how often a page asks for them.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { followParts, type PartListener } from './part-stream.ts';
import { useUserPresent } from './use-user-present.ts';

/** What no organiser changed, such as a day that has come, is seen after this long. */
const LIVE_POLL_MS = 60_000;

let isLive = false;
const listeners = new Set<() => void>();
const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};
function changeLive(next: boolean): void {
  isLive = next;
  for (const notify of listeners) notify();
}

const isVisible = () => document.visibilityState === 'visible';
const subscribeVisible = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** Follows the changes while somebody uses the page and sees it: an abandoned page keeps neither session nor stream. */
export function usePartChanges(onParts: PartListener['onParts']): void {
  const isPresent = useUserPresent();
  const isSeen = useSyncExternalStore(subscribeVisible, isVisible, () => false);
  const change = useEffectEvent(onParts);
  const isFollowing = isPresent && isSeen;
  useEffect(() => {
    if (!isFollowing) return;
    const following = new AbortController();
    void followParts({ onParts: (parts) => change(parts), onLive: changeLive }, following.signal).finally(
      () => changeLive(false),
    );
    return () => following.abort();
  }, [isFollowing]);
}

/** For `refetchInterval`. @param ms between two calls while changes do not arrive by themselves */
export function usePolling(ms: number): number | false {
  const isFollowed = useSyncExternalStore(subscribe, () => isLive);
  const isPresent = useUserPresent();
  return isPresent && (isFollowed ? Math.max(ms, LIVE_POLL_MS) : ms);
}
