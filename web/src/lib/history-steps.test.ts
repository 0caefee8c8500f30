// Who is asked first before Back and Forward are followed, and who is not asked any more.
import { afterEach, beforeAll, expect, test } from 'vitest';
import { announceHistorySteps, onHistoryStep } from './history-steps.ts';

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

beforeAll(announceHistorySteps);
afterEach(() => {
  watch.abort();
  watch = new AbortController();
  asked.length = 0;
});

test('asks first whoever wants to be, however late it came', () => {
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
