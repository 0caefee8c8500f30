// Moves the focus to the title of a new page; the first page of a visit starts at the top of the document.
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

export function useFocusOnArrival(main: RefObject<HTMLElement | null>, pathname: string): void {
  const isFirstPage = useNavigationType() === 'POP';
  const arrivedAt = useRef(isFirstPage ? pathname : null);
  useEffect(() => {
    const page = main.current;
    if (page === null || arrivedAt.current === pathname) return;
    const before = document.activeElement;

    /** @returns whether it is done */
    function arrive(): boolean {
      const focused = document.activeElement;
      // A page that focuses an element of its own, such as a rejected field, keeps the focus there.
      const isPlaced = focused !== page && page?.contains(focused);
      const hasMovedOn = focused !== before && focused !== page && focused !== document.body;
      const title = page?.querySelector<HTMLElement>('h1');
      if (!isPlaced && !hasMovedOn && !title) return false;
      arrivedAt.current = pathname;
      if (!isPlaced && !hasMovedOn) title?.focus({ preventScroll: true });
      return true;
    }

    if (arrive()) return;
    // The page's code is still loading.
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect();
    });
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, main]);
}
