// Restores the scroll position of a reloaded page once its list has rendered.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const STORAGE_KEY = 'matchingScroll';

/** Reads and removes the stored position, if it belongs to this history entry. */
function takePlace(entry: string): number | null {
  try {
    const [storedEntry, top] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ');
    sessionStorage.removeItem(STORAGE_KEY);
    return storedEntry === entry && Number(top) > 0 ? Number(top) : null;
  } catch {
    // Storage is blocked: the page starts at the top.
    return null;
  }
}

/** @param isReady whether the list is on the page */
export function useScrollAfterReload(isReady: boolean): void {
  const { key } = useLocation();
  const isDone = useRef(false);

  useEffect(() => {
    const savePlace = (): void => {
      try {
        sessionStorage.setItem(STORAGE_KEY, `${key} ${Math.round(window.scrollY)}`);
      } catch {
        // Storage is full or blocked: the reloaded page starts at the top.
      }
    };
    window.addEventListener('pagehide', savePlace);
    return () => window.removeEventListener('pagehide', savePlace);
  }, [key]);

  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const top = takePlace(key);
    // If the page is not at the top, the visitor has already scrolled.
    if (top !== null && window.scrollY === 0) window.scrollTo({ top, behavior: 'instant' });
  }, [isReady, key]);
}
