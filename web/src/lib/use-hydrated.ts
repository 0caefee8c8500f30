// Whether the page is hydrated: false on the server, and during the first render of a server-rendered document.
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const same = () => null;

/** What depends on it renders as a transition, so that input in the meantime is handled between slices. */
export function useHydrated(): boolean {
  let isReady = false;
  // React calls the server snapshot only on the server and while hydrating.
  useSyncExternalStore(never, same, () => {
    isReady = true;
    return null;
  });
  const [isAlive, setAlive] = useState(!isReady);
  useEffect(() => {
    if (!isAlive) startTransition(() => setAlive(true));
  }, [isAlive]);
  return isAlive;
}
