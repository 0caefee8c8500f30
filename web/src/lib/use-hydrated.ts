// Whether the page is alive in a browser: false on the server, and in the first moment of a document that came ready.
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const same = () => null;

/** What comes alive with it is drawn in slices, so that a press meanwhile is answered between two of them. */
export function useHydrated(): boolean {
  let isReady = false;
  // React asks for the server's answer only on the server, and where a ready document comes alive.
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
