// Files share a worker, its document and its loaded modules: what a test file leaves behind is swept, or fails it.
import { cleanup } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';
import { watchGlobals } from './left-globals.ts';
import { watchListeners } from './left-listeners.ts';
import { watchTimers } from './left-timers.ts';

export function sweepLeftBehind(): void {
  let endTimers: () => void;
  let ends: (() => string[])[] = [];

  beforeAll(() => {
    // Some test files run without a browser.
    const targets = typeof document === 'undefined' ? [] : [window, document];
    ends = [watchGlobals(globalThis), ...targets.map(watchListeners)];
    endTimers = watchTimers(globalThis);
  });

  // The hook that is registered first runs last.
  afterAll(async () => {
    vi.useRealTimers();
    if (typeof document !== 'undefined') cleanup();
    await vi.dynamicImportSettled();
    endTimers();
    const left = ends.flatMap((end) => end());
    if (left.length > 0) throw new Error(`Left behind after the last test of the file:\n${left.join('\n')}`);
  });
}
