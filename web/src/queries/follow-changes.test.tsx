// Others' changes appear in an organiser's open page by themselves; without a stream, the page polls.
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { Part } from '@visavis/domain/live/parts';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderIn } from '../lib/testing/render-in.tsx';
import { FollowChanges } from './follow-changes.tsx';

let send: ((event: string) => void) | undefined;
let end: (() => void) | undefined;
let status = 200;
let calls: string[] = [];

beforeEach(() => {
  // Five seconds after a full minute.
  vi.useFakeTimers({ now: Date.parse('2026-06-02T03:00:05Z') });
  calls = [];
  reads = {};
  answered = undefined;
  status = 200;
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    calls.push(address);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (event) => controller.enqueue(new TextEncoder().encode(event));
        end = () => controller.close();
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return new Response(status === 200 ? body : null, { status });
  });
});

let answered: Promise<void> | undefined;
let release: () => void = () => undefined;
/** No query is answered until `release`. */
function hold() {
  answered = new Promise((resolve) => {
    release = resolve;
  });
}
let reads: Record<string, number> = {};
function Shown({ name }: { name: Part | 'preview' }) {
  const { data } = useQuery({
    queryKey: [name],
    queryFn: async () => {
      reads[name] = (reads[name] ?? 0) + 1;
      await answered;
      return reads[name];
    },
  });
  return (
    <p>
      {name} {data}
    </p>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
  renderIn(
    <>
      <FollowChanges />
      <Shown name="words" />
      <Shown name="imports" />
      <Shown name="preview" />
    </>,
    { queries },
  );
  await pass(0);
  expect(reads).toEqual({ words: 1, imports: 1, preview: 1 });
  return { queries };
}

it('refetches what shows the changed part, even when an event arrives in pieces', async () => {
  await open();
  expect(calls).toEqual(['/api/live/changes']);
  send?.('retry: 1500\n\nevent: chan');
  send?.('ged\ndata: ["words","something new"]\n\n');
  await pass(10);
  expect(screen.getByText('words 2')).toBeTruthy();
  expect(reads).toEqual({ words: 2, imports: 1, preview: 1 });
  send?.('event: refresh\ndata: null\n\n');
  await pass(1_000);
  expect(reads).toEqual({ words: 3, imports: 2, preview: 1 });
});

it('refetches a response that was superseded by a change made here', async () => {
  const { queries } = await open();
  hold();
  send?.('event: changed\ndata: ["words"]\n\n');
  await pass(10);
  expect(reads.words).toBe(2);
  await queries.cancelQueries({ queryKey: ['words'] });
  queries.setQueryData(['words'], 7);
  await pass(0);
  expect(screen.getByText('words 7')).toBeTruthy();
  release();
  await pass(1_100);
  expect(screen.getByText('words 3')).toBeTruthy();
});

it('refetches a part that keeps changing at growing intervals, including the last change', async () => {
  await open();
  for (let passed = 0; passed < 60_000; passed += 100) {
    send?.('event: changed\ndata: ["words"]\n\n');
    await pass(100);
  }
  // At once, then after 1, 2, 4, 8 and 10 seconds, and so on.
  expect(reads.words).toBeGreaterThanOrEqual(9);
  expect(reads.words).toBeLessThanOrEqual(11);
  const { words = 0 } = reads;
  await pass(10_000);
  expect(reads.words).toBe(words + 1);
});

it('refetches everything just after each full minute, by the fair’s clock', async () => {
  await open();
  await pass(54_900);
  expect(reads).toEqual({ words: 1, imports: 1, preview: 1 });
  await pass(2_700);
  expect(reads).toEqual({ words: 2, imports: 2, preview: 1 });
});

it('polls every five seconds while there is no stream, and catches up once there is one', async () => {
  status = 503;
  await open();
  await pass(5_100);
  expect(reads).toEqual({ words: 2, imports: 2, preview: 1 });
  await pass(5_000);
  expect(reads.words).toBe(3);
  status = 200;
  await pass(20_000);
  const { words = 0 } = reads;
  await pass(10_000);
  expect(reads.words).toBe(words);
  end?.();
  await pass(3_000);
  expect(reads.words).toBe(words + 1);
});

it('requests no stream once the session has ended', async () => {
  status = 401;
  await open();
  await pass(60_000);
  expect(calls).toHaveLength(1);
});

it('sends nothing while the page is hidden, and refetches everything when it is visible again', async () => {
  await open();
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await pass(120_000);
  expect(reads).toEqual({ words: 1, imports: 1, preview: 1 });
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await pass(100);
  expect(reads).toEqual({ words: 2, imports: 2, preview: 1 });
  expect(calls).toHaveLength(2);
});

it('does not refetch by itself when a test turns that off', async () => {
  vi.stubGlobal('watched', { isStill: true });
  await open();
  await pass(120_000);
  expect(reads).toEqual({ words: 1, imports: 1, preview: 1 });
  expect(calls).toEqual([]);
});
