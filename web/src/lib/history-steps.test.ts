// The order in which listeners can refuse Back and Forward, and which are no longer asked.
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

test('asks listeners marked as first before the others, even if they were added later', () => {
  listen('dialog');
  listen('question', { isFirst: true });
  step();
  expect(asked).toEqual(['question', 'dialog']);
});

test('asks no further listeners once a step is refused, and hides it from the router', () => {
  let isFollowed = false;
  window.addEventListener('popstate', () => (isFollowed = true), { signal: watch.signal });
  listen('dialog');
  listen('question', { isFirst: true, refuses: true });
  step();
  expect([asked, isFollowed]).toEqual([['question'], false]);
});
