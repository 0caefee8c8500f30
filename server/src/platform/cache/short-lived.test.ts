// An answer is worked out once in a moment, and a failure is kept for nobody.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forAMoment } from './short-lived.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('works once for all who ask within a second, and again after it', async () => {
  let count = 0;
  const ask = forAMoment(async (key: string) => `${key} ${++count}`);
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a 1', 'a 1']);
  vi.advanceTimersByTime(999);
  expect(await ask('a')).toBe('a 1');
  vi.advanceTimersByTime(1);
  expect(await ask('a')).toBe('a 2');
});

it('works again for another key', async () => {
  let count = 0;
  const ask = forAMoment(async (key: string) => `${key} ${++count}`);
  expect([await ask('a'), await ask('b')]).toEqual(['a 1', 'b 2']);
});

it('keeps no failure', async () => {
  let isDown = true;
  const ask = forAMoment(async () => {
    if (isDown) throw new Error('down');
    return 'up';
  });
  await expect(ask('a')).rejects.toThrow('down');
  isDown = false;
  expect(await ask('a')).toBe('up');
});
