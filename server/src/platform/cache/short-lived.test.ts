// A result is computed once within a second, and a failure is not cached.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedBriefly } from './short-lived.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

it('computes once for all calls within a second, and again afterwards', async () => {
  let count = 0;
  const load = cachedBriefly(async (key: string) => `${key} ${++count}`);
  expect(await Promise.all([load('a'), load('a')])).toEqual(['a 1', 'a 1']);
  vi.advanceTimersByTime(999);
  expect(await load('a')).toBe('a 1');
  vi.advanceTimersByTime(1);
  expect(await load('a')).toBe('a 2');
});

it('computes again for another key', async () => {
  let count = 0;
  const load = cachedBriefly(async (key: string) => `${key} ${++count}`);
  expect([await load('a'), await load('b')]).toEqual(['a 1', 'b 2']);
});

it('does not cache a failure', async () => {
  let isDown = true;
  const load = cachedBriefly(async () => {
    if (isDown) throw new Error('down');
    return 'up';
  });
  await expect(load('a')).rejects.toThrow('down');
  isDown = false;
  expect(await load('a')).toBe('up');
});
