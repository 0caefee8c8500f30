// Returning to a list focuses the row from which another page was opened, like the scroll position for a mouse.
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How long to wait for rows that are still loading. */
const WAIT_MS = 3000;

export function useRowOnReturn(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  /** The last focused row, by history entry. */
  const rows = useRef(new Map<string, string>());
  useEffect(() => {
    const page = main.current;
    if (!page) return;
    const left = rows.current.get(key);
    const watch = new AbortController();
    page.addEventListener(
      'focusin',
      ({ target }) => {
        const row = target instanceof Element && target.closest<HTMLElement>('[data-row]');
        if (row && row.dataset.row !== undefined) rows.current.set(key, row.dataset.row);
        else rows.current.delete(key);
      },
      { signal: watch.signal },
    );
    if (isReturn && left !== undefined) focusWhenThere(page, left, watch.signal);
    return () => watch.abort();
  }, [main, key, isReturn]);
}

/** Gives up if the user acts first. */
function focusWhenThere(page: HTMLElement, row: string, signal: AbortSignal): void {
  const stop = new AbortController();
  const attempt = () => {
    const place = page.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
    if (!place) return;
    (place.querySelector<HTMLElement>('a') ?? place).focus({ preventScroll: true });
    stop.abort();
  };
  const observer = new MutationObserver(attempt);
  const timer = setTimeout(() => stop.abort(), WAIT_MS);
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  signal.addEventListener('abort', () => stop.abort());
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, () => stop.abort(), { signal: stop.signal });
  observer.observe(page, { childList: true, subtree: true });
  // Every page's title takes the focus first.
  queueMicrotask(attempt);
}
