// Tests of the provider polling intervals, including those after an attempt has ended.
import { expect, it } from 'vitest';
import { nextPollAt } from './polling.ts';

const NOW = new Date('2026-03-02T04:00:00Z');
const secondsLater = (date: Date | null) => date && (date.getTime() - NOW.getTime()) / 1000;
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

it.each([
  [0, 20],
  [1, 25],
  [3, 35],
  [4, 40],
  [100, 40],
])('polls an open attempt after %i polls: in %i s', (askCount, seconds) => {
  expect(secondsLater(nextPollAt({ state: 'open', endedAt: null, askCount }, NOW))).toBe(seconds);
});

it.each([
  [0, 60],
  [0.5, 30],
  [1, 240],
  [5, 600],
  [60, 7200],
  [720, 43_200],
  [1439, 60],
])('polls an attempt that ended %d minutes ago: in %i s', (minutes, seconds) => {
  const endedAt = minutesAgo(minutes);
  for (const state of ['failed', 'expired'] as const)
    expect(secondsLater(nextPollAt({ state, endedAt, askCount: 9 }, NOW))).toBe(seconds);
});

it('stops polling after a day, or once paid', () => {
  expect(nextPollAt({ state: 'expired', endedAt: minutesAgo(1440), askCount: 9 }, NOW)).toBeNull();
  expect(nextPollAt({ state: 'paid', endedAt: NOW, askCount: 0 }, NOW)).toBeNull();
});
