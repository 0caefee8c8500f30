// The edition is asked for again while a page is open: an hour that begins meanwhile can no longer be had.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoEdition } from './testing/schedule-fixture.ts';
import { useEdition } from './use-edition.ts';

let begun: { day: number; hour: number }[];
let asked: number;
beforeEach(() => {
  vi.useFakeTimers();
  begun = [];
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json(demoEdition({ begun }));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Begun() {
  const { data } = useEdition();
  return <p>{data ? `${data.begun.length} begun` : 'Loading'}</p>;
}

async function open(): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Begun />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  screen.getByText('0 begun');
}

test('within a second of the full hour, whenever the page was opened', async () => {
  vi.setSystemTime(new Date('2025-06-02T02:59:40Z'));
  await open();
  begun = [{ day: 1, hour: 11 }];
  await act(() => vi.advanceTimersByTimeAsync(19_000));
  screen.getByText('0 begun');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  screen.getByText('1 begun');
});

test('every minute else, for a browser whose clock is wrong', async () => {
  vi.setSystemTime(new Date('2025-06-02T02:10:00Z'));
  await open();
  begun = [{ day: 1, hour: 11 }];
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  screen.getByText('1 begun');
  expect(asked).toBe(2);
});
