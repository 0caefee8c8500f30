// Tests that a page is marked busy while it fetches, mutates, calls the server or animates.
import { QueryClient } from '@tanstack/react-query';
import { getEdition } from '@visavis/contract/edition/calls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, sendThrough } from '../lib/api-client.ts';
import { showBusy } from './busy.ts';

let animations: { playState: string; effect: { getComputedTiming: () => { endTime: number } } }[] = [];
let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  animations = [];
  document.getAnimations = () => animations as unknown as Animation[];
});
afterEach(() => {
  end();
  sendThrough((address, request) => fetch(address, request));
});

const isBusy = () => 'busy' in document.documentElement.dataset;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function watch() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  end = showBusy(queries);
  expect(isBusy()).toBe(true);
  await pass(60);
  expect(isBusy()).toBe(false);
  return queries;
}

it.each([
  [
    'a query is fetched',
    (queries: QueryClient, done: Promise<number>) =>
      queries.fetchQuery({ queryKey: ['words'], queryFn: () => done }),
  ],
  [
    'a change is made',
    (queries: QueryClient, done: Promise<number>) =>
      queries
        .getMutationCache()
        .build(queries, { mutationFn: () => done })
        .execute(undefined),
  ],
  [
    'the server is called',
    async (_: QueryClient, done: Promise<number>) => {
      vi.stubGlobal('fetch', async () => Response.json(await done));
      await call(getEdition, {});
    },
  ],
])('is busy while %s, and until the response is drawn', async (_, ask) => {
  const queries = await watch();
  let answer: (value: number) => void = () => undefined;
  void ask(queries, new Promise((resolve) => (answer = resolve)));
  await pass(1_000);
  expect(isBusy()).toBe(true);
  answer(1);
  await pass(40);
  expect(isBusy()).toBe(true);
  await pass(60);
  expect(isBusy()).toBe(false);
});

it('is busy while a finite animation runs', async () => {
  await watch();
  const moving = (endTime: number) => ({
    playState: 'running',
    effect: { getComputedTiming: () => ({ endTime }) },
  });
  animations = [moving(Number.POSITIVE_INFINITY), moving(200)];
  document.dispatchEvent(new Event('transitionrun'));
  await pass(300);
  expect(isBusy()).toBe(true);
  animations.pop();
  await pass(60);
  expect(isBusy()).toBe(false);
});
