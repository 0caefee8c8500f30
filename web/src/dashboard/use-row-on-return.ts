// Back to a list leads to the row from which another page was opened, as a mouse finds it where it was.
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The rows may still be loading: how long to wait for them. */
const WAIT_MS = 3000;

export function useRowOnReturn(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  /** The row in which the focus was last, by entry of the history. */
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

/** Unless the user does something first. */
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
  // The title takes the focus of every page first.
  queueMicrotask(attempt);
}
