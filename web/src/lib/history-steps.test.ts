// Who is asked first before Back and Forward are followed, and who is not asked any more.
import { afterEach, expect, test } from 'vitest';
import { onHistoryStep } from './history-steps.ts';
import { announceHistoryStepsHere } from './testing/history-steps.ts';

let watch = new AbortController();
const asked: string[] = [];

/** @param refuses answers with a refusal */
function listen(name: string, { isFirst = false, refuses = false } = {}): void {
  onHistoryStep(
    () => {
      asked.push(name);
      return refuses;
    },
    { signal: watch.signal, isFirst },
  );
}

const step = () => window.dispatchEvent(new PopStateEvent('popstate'));

announceHistoryStepsHere();
afterEach(() => {
  watch.abort();
  watch = new AbortController();
  asked.length = 0;
});

test('asks listeners that want to be first before the others, however late they came', () => {
  listen('dialog');
  listen('question', { isFirst: true });
  step();
  expect(asked).toEqual(['question', 'dialog']);
});

test('asks nobody else once a step is refused, and keeps it from the router', () => {
  let isFollowed = false;
  window.addEventListener('popstate', () => (isFollowed = true), { signal: watch.signal });
  listen('dialog');
  listen('question', { isFirst: true, refuses: true });
  step();
  expect([asked, isFollowed]).toEqual([['question'], false]);
});
