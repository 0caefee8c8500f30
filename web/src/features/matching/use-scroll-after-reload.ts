// Brings a reloaded page back to where it stood, once its list is there to scroll through.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const STORAGE_KEY = 'matchingScroll';

/** The place that the page before the reload left, when it was this entry of the history. */
function takePlace(entry: string): number | null {
  try {
    const [storedEntry, top] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ');
    sessionStorage.removeItem(STORAGE_KEY);
    return storedEntry === entry && Number(top) > 0 ? Number(top) : null;
  } catch {
    // Storage is forbidden: the page starts at its top.
    return null;
  }
}

/** @param isReady whether the list is on the page */
export function useScrollAfterReload(isReady: boolean): void {
  const { key } = useLocation();
  const isDone = useRef(false);

  useEffect(() => {
    const leave = (): void => {
      try {
        sessionStorage.setItem(STORAGE_KEY, `${key} ${Math.round(window.scrollY)}`);
      } catch {
        // Storage is full or forbidden: the reloaded page starts at its top.
      }
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [key]);

  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const top = takePlace(key);
    // Where it stands elsewhere already, a hand has scrolled.
    if (top !== null && window.scrollY === 0) window.scrollTo({ top, behavior: 'instant' });
  }, [isReady, key]);
}
