// Limits the wait for data that is useful but must not block the page.
import { useEffect, useState } from 'react';

/** True once `ms` have passed since `isWaiting` became true. */
export function useTimeout(isWaiting: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [isWaiting, ms]);
  return isOver;
}
