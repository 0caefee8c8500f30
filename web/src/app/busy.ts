// Marks the document as busy while requests or animations run, so that a test can wait before it acts or looks.
import type { QueryClient } from '@tanstack/react-query';
import { sendThrough } from '../lib/api-client.ts';

const MOVES = ['transitionrun', 'transitionend', 'transitioncancel', 'animationstart', 'animationend'];

/** React has drawn a response by then. */
const DRAWN_MS = 50;

/** Ignores endless animations, such as that of a placeholder. */
const isMoving = (): boolean =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );

/** Sets `data-busy` on the root element, only where `watched` is set: visitors do not need it. @returns stops it */
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
