// What a test file leaves behind is found: listeners, timers and global variables.
import { expect, test, vi } from 'vitest';
import { watchGlobals } from './left-globals.ts';
import { watchListeners } from './left-listeners.ts';
import { watchTimers } from './left-timers.ts';

test('a listener that stays is named with its place, one that is removed is not', () => {
  const target = new EventTarget();
  const { addEventListener } = target;
  const end = watchListeners(target);
  const [stays, goes] = [vi.fn(), vi.fn()];
  const watch = new AbortController();
  target.addEventListener('popstate', stays);
  target.addEventListener('keydown', goes, true);
  target.addEventListener('click', goes, { signal: watch.signal });
  target.removeEventListener('keydown', goes, true);
  watch.abort();
  expect(end()).toEqual([expect.stringMatching(/^a listener of popstate .*left-behind\.test\.ts/)]);
  expect(target.addEventListener).toBe(addEventListener);
});

test('a timer that has neither run nor been ended is ended, and no other', () => {
  let started = 0;
  const acts: (() => void)[] = [];
  const ended: unknown[] = [];
  const start = (act: () => void) => {
    acts.push(act);
    started += 1;
    return started;
  };
  const clear = (timer: unknown) => void ended.push(timer);
  const own = { setTimeout: start, setInterval: start, clearTimeout: clear, clearInterval: clear };
  const target = { ...own } as unknown as Parameters<typeof watchTimers>[0];
  const end = watchTimers(target);
  const act = vi.fn();
  target.setTimeout(act, 10, 'ran');
  const stopped = target.setTimeout(act, 20);
  target.setTimeout(act, 300_000);
  target.setInterval(act, 50);
  acts[0]?.();
  target.clearTimeout(stopped);
  expect(ended).toEqual([2]);
  end();
  expect([act.mock.calls, ended]).toEqual([[['ran']], [2, 3, 4]]);
  expect(target).toEqual(own);
});

test('a global variable that is added is named and removed', () => {
  const target = { own: 1 };
  const end = watchGlobals(target);
  Object.assign(target, { own: 2, watched: true });
  expect(end()).toEqual(['the global variable watched']);
  expect(target).toEqual({ own: 2 });
});
