// Marks the document as busy while anything is asked or moves, so that a test can wait before it presses or looks.
import type { QueryClient } from '@tanstack/react-query';
import { sendThrough } from '../lib/api-client.ts';

const MOVES = ['transitionrun', 'transitionend', 'transitioncancel', 'animationstart', 'animationend'];

/** What React draws after an answer is drawn by then. */
const DRAWN_MS = 50;

/** Those that never end, such as of a place that waits, are no sign that it will stop. */
const isMoving = (): boolean =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );

/** `data-busy` on the root element; only where `watched` is set, as visitors need none. @returns ends it */
export function showBusy(queries: QueryClient): () => void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let calls = 0;
  const settle = () => {
    if (calls + queries.isFetching() + queries.isMutating() === 0 && !isMoving()) delete dataset.busy;
    else notice();
  };
  const notice = () => {
    dataset.busy = '';
    clearTimeout(timer);
    timer = setTimeout(settle, DRAWN_MS);
  };
  sendThrough(async (address, request) => {
    calls += 1;
    notice();
    try {
      return await fetch(address, request);
    } finally {
      calls -= 1;
      notice();
    }
  });
  const unsubscribes = [
    queries.getQueryCache().subscribe(notice),
    queries.getMutationCache().subscribe(notice),
  ];
  for (const name of MOVES) document.addEventListener(name, notice, { capture: true });
  notice();
  return () => {
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
    for (const name of MOVES) document.removeEventListener(name, notice, { capture: true });
    delete dataset.busy;
  };
}
