// Free hours follow the live stream at a limited rate, and only for listed exhibitors.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answers, beginAnswers, exhibitor, hoursAnswer } from './testing/matching-visit.tsx';
import { useFreeHours } from './use-free-hours.ts';

// The same rate limits as in use-free-hours.ts and after-changes.ts.
const COUNTED_AFTER_MS = 1200;
const MIN_INTERVAL_MS = 5000;
const SPREAD_MS = 1500;

const LISTED = [exhibitor(1), exhibitor(2)];
const NONE: ReadonlySet<number> = new Set();

let answers: Answers;
beforeEach(() => {
  vi.useFakeTimers();
  answers = beginAnswers();
  answers.freeHours = () => hoursAnswer({ 1: 5, 2: 6, 3: 7 });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function follow() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook(() => useFreeHours(LISTED, NONE), { wrapper });
  await pass(0);
  expect(answers.hoursRequests).toBe(1);
  return hook;
}

it('refetches once a change of a listed exhibitor has been counted, then keeps to its interval', async () => {
  const { result } = await follow();
  expect([1, 2, 3, 4].map(result.current.hoursOf)).toEqual([5, 6, 7, undefined]);
  answers.freeHours = () => hoursAnswer({ 1: 4, 2: 6, 3: 7 });
  answers.emitChange(1);
  await pass(COUNTED_AFTER_MS - 1);
  expect(answers.hoursRequests).toBe(1);
  await pass(SPREAD_MS + 1);
  expect(answers.hoursRequests).toBe(2);
  expect(result.current.hoursOf(1)).toBe(4);

  for (let change = 0; change < 10; change += 1) {
    answers.emitChange(2);
    await pass(100);
  }
  await pass(MIN_INTERVAL_MS - SPREAD_MS - 1001);
  expect(answers.hoursRequests).toBe(2);
  await pass(2 * SPREAD_MS + 1);
  expect(answers.hoursRequests).toBe(3);
  await pass(60_000);
  expect(answers.hoursRequests).toBe(3);
});

it('refetches once more for a change that comes just before a refetch, as the server may have counted before it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { result } = await follow();
  answers.emitChange(2);
  await pass(COUNTED_AFTER_MS - 1);
  answers.emitChange(1);
  await pass(1);
  expect(answers.hoursRequests).toBe(2);
  answers.freeHours = () => hoursAnswer({ 1: 4, 2: 6, 3: 7 });
  await pass(MIN_INTERVAL_MS + 1);
  expect(answers.hoursRequests).toBe(3);
  expect(result.current.hoursOf(1)).toBe(4);
  await pass(60_000);
  expect(answers.hoursRequests).toBe(3);
});

it('ignores exhibitors that are not listed, and any change after unmounting', async () => {
  const { unmount } = await follow();
  answers.emitChange(3);
  await pass(60_000);
  expect(answers.hoursRequests).toBe(1);
  answers.emitChange(1);
  unmount();
  await pass(60_000);
  expect(answers.hoursRequests).toBe(1);
});
