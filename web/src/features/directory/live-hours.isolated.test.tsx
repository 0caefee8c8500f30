// Slots taken by others while the directory is open: the cards update and keep their order.
import { act, screen } from '@testing-library/react';
import type { SlotChange } from '@visavis/contract/live/events';
import { beforeEach, expect, it, vi } from 'vitest';
import type { useLive } from '../../lib/use-live.ts';
import { DirectoryPage } from './directory-page.tsx';
import { type Answers, answer, beginAnswers, names, visit } from './testing/directory-visit.tsx';

type Listener = Parameters<typeof useLive>[0];
const stream = vi.hoisted(() => ({ listener: {} as { current?: unknown } }));
vi.mock('../../lib/use-live.ts', () => ({
  useLive: (listener: unknown) => {
    stream.listener.current = listener;
  },
}));
const notify = (changes: SlotChange[]) => act(() => (stream.listener.current as Listener).onSlots?.(changes));

/** Longer than the page waits before it refetches. */
const A_WHILE_MS = 5000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

let answers: Answers;
beforeEach(() => {
  vi.useFakeTimers();
  answers = beginAnswers();
  answers['/api/free-hours'] = answer({
    freeHours: [
      [1, 2],
      [2, 28],
    ],
  });
});

async function open() {
  const visitor = visit({
    answers,
    pages: { '/exhibitions': <DirectoryPage /> },
    at: '/exhibitions?sort=free',
  });
  await pass(100);
  screen.getByText('11 hours free');
  return () => visitor.calls.filter((call) => call === '/api/free-hours').length;
}

it('refetches once for several changes of the exhibitors in view', async () => {
  const requestCount = await open();
  notify([[1, 1, 11, 1]]);
  notify([[2, 1, 11, 1]]);
  await pass(A_WHILE_MS);
  expect(requestCount()).toBe(1);
  screen.getByText('Only 2 slots left');
  screen.getByText('28 hours free');
  expect(names().slice(0, 2)).toEqual(['Nordlys 1', 'Nordlys 2']);
  notify([[1, 1, 12, 1]]);
  await pass(A_WHILE_MS);
  expect(requestCount()).toBe(2);
});

it('ignores changes of exhibitors that are out of view', async () => {
  const requestCount = await open();
  notify([[24, 1, 11, 1]]);
  await pass(A_WHILE_MS);
  expect(requestCount()).toBe(0);
});
