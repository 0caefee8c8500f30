// Makes Back close the dialog over a page, and leave the page only when there is none.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { onHistoryStep, placeInHistory } from '../lib/history-steps.ts';

export function useBackCloses(): void {
  const { key } = useLocation();
  /** The current history entry, and its index in the history. */
  const here = useRef({ key, place: 0 });
  useLayoutEffect(() => {
    here.current = { key, place: placeInHistory() };
  }, [key]);
  useEffect(() => {
    const watch = new AbortController();
    /** True while our own step back to the page is under way. */
    let isReturning = false;
    onHistoryStep(
      () => {
        const steps = placeInHistory() - here.current.place;
        const dialog = topDialog();
        if (!isReturning && (steps >= 0 || !dialog)) return false;
        const isOwn = isReturning;
        isReturning = steps !== 0;
        if (isReturning) history.go(-steps);
        // Like Escape, so that a dialog with typed text may ask first.
        if (!isOwn) dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
        return true;
      },
      { signal: watch.signal },
    );
    return () => watch.abort();
  }, []);
}

/** The focused dialog, since others lie behind it; none if it cannot be closed, like the login. */
function topDialog(): Element | undefined {
  const focused = document.activeElement?.closest('dialog[open]');
  const dialog = focused ?? [...document.querySelectorAll('dialog[open]')].at(-1);
  return dialog?.getAttribute('closedby') === 'none' ? undefined : dialog;
}
