// The clock runs from now, or from the instant given.
import { expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';

test('follows the system clock without a start', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  const clock = createClock();
  vi.advanceTimersByTime(1500);
  expect(clock()).toEqual(new Date('2026-01-01T00:00:01.500Z'));
  vi.useRealTimers();
});

test('runs on from a given start', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  const clock = createClock(new Date('2026-06-03T06:05:00Z'));
  expect(clock()).toEqual(new Date('2026-06-03T06:05:00Z'));
  vi.advanceTimersByTime(60_000);
  expect(clock()).toEqual(new Date('2026-06-03T06:06:00Z'));
  vi.useRealTimers();
});
