// A connection that is opening is given three seconds, each time anew; one that is given up is told at once.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveStatus } from './live-message.ts';
import { useNotLive } from './use-not-live.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const begin = (status: LiveStatus) =>
  renderHook(({ status }) => useNotLive(status), { initialProps: { status } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is told once the stream has been opening for three seconds', async () => {
  const { result } = begin('connecting');
  await pass(2_999);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
});

it('gives a stream that opens again its three seconds anew', async () => {
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

it('is told at once where the server is asked instead', () => {
  expect(begin('polling').result.current).toBe(true);
  expect(begin('live').result.current).toBe(false);
});
