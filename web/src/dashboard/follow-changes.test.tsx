// Another organiser's change arrives in an open page by itself; without a stream the page goes on asking.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePolling } from '../lib/use-part-changes.ts';
import { FollowChanges } from './follow-changes.tsx';

let send: ((event: string) => void) | undefined;
let status = 200;
let calls: string[] = [];

beforeEach(() => {
  calls = [];
  status = 200;
  send = undefined;
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    calls.push(address);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (event) => controller.enqueue(new TextEncoder().encode(event));
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return new Response(status === 200 ? body : null, { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let reads: Record<string, number> = {};
function Shown({ name }: { name: string }) {
  const pollMs = usePolling(5_000);
  const { data } = useQuery({
    queryKey: [name],
    queryFn: async () => {
      reads[name] = (reads[name] ?? 0) + 1;
      return reads[name];
    },
  });
  return (
    <p>
      {name} {data} every {String(pollMs)}
    </p>
  );
}

function open() {
  reads = {};
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FollowChanges />
      <Shown name="words" />
      <Shown name="imports" />
    </QueryClientProvider>,
  );
}

it('reads again what shows the part that changed, also when an event arrives in pieces', async () => {
  open();
  await screen.findByText('words 1 every 60000');
  expect(calls).toEqual(['/api/live/changes']);
  send?.('retry: 1500\n\nevent: chan');
  send?.('ged\ndata: ["words","something new"]\n\n');
  await screen.findByText('words 2 every 60000');
  expect(screen.getByText('imports 1 every 60000')).toBeTruthy();
  send?.('event: refresh\ndata: null\n\n');
  await screen.findByText('imports 2 every 60000');
});

it('polls while there is no stream, and asks no more once the session has ended', async () => {
  status = 401;
  open();
  await screen.findByText('words 1 every 5000');
  expect(calls).toHaveLength(1);
});
