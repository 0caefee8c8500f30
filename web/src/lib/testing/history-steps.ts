// Dispatches Back and Forward to listeners in the tests of one file.
import { afterAll, beforeAll } from 'vitest';
import { announceHistorySteps } from '../history-steps.ts';

/** If called twice in a worker, each listener would be asked twice. */
export function announceHistoryStepsHere(): void {
  const watch = new AbortController();
  beforeAll(() => announceHistorySteps(watch.signal));
  afterAll(() => watch.abort());
}
