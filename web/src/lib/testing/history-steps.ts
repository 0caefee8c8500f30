// Announces Back and Forward to the tests of one file.
import { afterAll, beforeAll } from 'vitest';
import { announceHistorySteps } from '../history-steps.ts';

/** Twice in a worker, each listener would be asked twice. */
export function announceHistoryStepsHere(): void {
  const watch = new AbortController();
  beforeAll(() => announceHistorySteps(watch.signal));
  afterAll(() => watch.abort());
}
