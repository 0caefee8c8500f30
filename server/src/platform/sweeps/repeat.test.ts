// Repeated work never overlaps, survives its failures, and has ended once it is stopped.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

let warnings: string[] = [];
const log = { warn: (line: string) => void warnings.push(line) };
const settings = { everyMs: 1_000, log, failure: 'Nothing could be looked for' };

beforeEach(() => {
  warnings = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('runs at each interval, and immediately if requested', async () => {
  let runs = 0;
  const count = async () => {
    runs += 1;
  };
  const { stop } = repeat(count, settings);
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(runs).toBe(3);
  await stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(runs).toBe(3);
  await repeat(count, { ...settings, isImmediate: true }).stop();
  expect(runs).toBe(4);
});

it('skips an interval while a run is in progress, and stops once that run has ended', async () => {
  let started = 0;
  let end = (): void => undefined;
  const { stop } = repeat(() => {
    started += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  }, settings);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(started).toBe(1);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isStopped).toBe(false);
  end();
  await stopped;
  expect(started).toBe(1);
});

it('runs at once on request, and once more after a run during which it was requested again', async () => {
  let started = 0;
  let end = (): void => undefined;
  const { soon, stop } = repeat(() => {
    started += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  }, settings);
  soon();
  expect(started).toBe(1);
  soon();
  soon();
  expect(started).toBe(1);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toBe(2);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toBe(2);
  soon();
  soon();
  const stopped = stop();
  end();
  await stopped;
  soon();
  expect(started).toBe(3);
});

it('signals long-running work to stop', async () => {
  const { stop } = repeat(
    (stopping) => new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve())),
    { ...settings, isImmediate: true },
  );
  await stop();
});

it('continues after a failure, and logs only the first of a series', async () => {
  const outcomes = ['down', 'down', 'up', 'down'];
  const { stop } = repeat(async () => {
    if (outcomes.shift() === 'down') throw new Error('No connection.');
  }, settings);
  await vi.advanceTimersByTimeAsync(4_000);
  const line = 'Nothing could be looked for: Error: No connection.';
  expect(warnings).toEqual([line, line]);
  await stop();
});
