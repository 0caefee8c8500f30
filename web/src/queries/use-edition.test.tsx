// The edition is refetched while a page is open: an hour that has begun can no longer be booked.
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '../lib/testing/render-in.tsx';
import { demoEdition } from './testing/schedule-fixture.ts';
import { useEdition } from './use-edition.ts';

let begun: { day: number; minute: number }[];
let requests: number;
beforeEach(() => {
  vi.useFakeTimers();
  begun = [];
  requests = 0;
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    return Response.json(demoEdition({ begun }));
  });
});

function Begun() {
  const { data } = useEdition();
  return <p>{data ? `${data.begun.length} begun` : 'Loading'}</p>;
}

async function open(): Promise<void> {
  renderIn(<Begun />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  screen.getByText('0 begun');
}

test('refetches within a second of the full hour, whenever the page was opened', async () => {
  vi.setSystemTime(new Date('2025-06-02T02:59:40Z'));
  await open();
  begun = [{ day: 1, minute: 660 }];
  await act(() => vi.advanceTimersByTimeAsync(19_000));
  screen.getByText('0 begun');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  screen.getByText('1 begun');
});

test("refetches every minute otherwise, in case the browser's clock is wrong", async () => {
  vi.setSystemTime(new Date('2025-06-02T02:10:00Z'));
  await open();
  begun = [{ day: 1, minute: 660 }];
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  screen.getByText('1 begun');
  expect(requests).toBe(2);
});
