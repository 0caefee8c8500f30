// An opening connection is given three seconds, each time it reopens; a failed one is reported at once.
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LiveStatus } from './live-message.ts';
import { useNotLive } from './use-not-live.ts';

beforeEach(() => vi.useFakeTimers());

const begin = (status: LiveStatus) =>
  renderHook(({ status }) => useNotLive(status), { initialProps: { status } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is true once the stream has been opening for three seconds', async () => {
  const { result } = begin('connecting');
  await pass(2_999);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
});

it('gives a reopening stream another three seconds', async () => {
  const { result, rerender } = begin('connecting');
  await pass(3_000);
  rerender({ status: 'live' });
  expect(result.current).toBe(false);
  rerender({ status: 'connecting' });
  await pass(2_999);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
});

it('is true at once while polling', () => {
  expect(begin('polling').result.current).toBe(true);
  expect(begin('live').result.current).toBe(false);
});
