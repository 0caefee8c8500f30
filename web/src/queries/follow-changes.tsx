// Keeps an organiser's page fresh while somebody uses it and it is visible.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isStill } from '../lib/asking.ts';
import { useUserPresent } from '../lib/use-user-present.ts';
import { keepFresh } from './fresh-parts.ts';

const CHANGES = ['visibilitychange', 'online', 'offline'];
const isReachable = () => document.visibilityState === 'visible' && navigator.onLine;
function subscribe(notify: () => void): () => void {
  for (const name of CHANGES) window.addEventListener(name, notify);
  return () => {
    for (const name of CHANGES) window.removeEventListener(name, notify);
  };
}

/** An abandoned or hidden page keeps neither its session alive nor a stream open. */
export function FollowChanges() {
  const queries = useQueryClient();
  const isPresent = useUserPresent();
  const canAsk = useSyncExternalStore(subscribe, isReachable, () => false);
  const isFollowing = isPresent && canAsk && !isStill();
  const hasFollowed = useRef(false);
  useEffect(() => {
    if (!isFollowing) return;
    const hasGap = hasFollowed.current;
    hasFollowed.current = true;
    return keepFresh(queries, hasGap);
  }, [isFollowing, queries]);
  return null;
}
