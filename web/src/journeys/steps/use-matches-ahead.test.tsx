// The data of Top Matches is prefetched before the visitor goes there.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { Interest } from '@visavis/domain/interest/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { exhibitorSearchQuery, freeHoursQuery } from '../../features/matching/api.ts';
import { exhibitor } from '../../queries/testing/schedule-fixture.ts';
import { useMatchesAhead } from './use-matches-ahead.ts';

const LIP: Interest = { category: 'Make-up', subCategory: 'Lip colour', categoryId: 1, subCategoryId: 11 };
const SERUMS: Interest = { category: 'Skincare', subCategory: 'Serums', categoryId: 2, subCategoryId: 21 };
const HANARI = exhibitor(1, 'Hanari Skin Lab');

let requests: string[];
beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    requests.push(typeof body === 'string' ? `${address} ${body}` : address);
    return Response.json(address === '/api/free-hours' ? { freeHours: [[1, 20]] } : [HANARI]);
  });
});

function Choosing({ interests }: { interests: readonly Interest[] }) {
  return <output>{useMatchesAhead(interests)}</output>;
}

const shown = () => document.querySelector('output')?.textContent;

function open(interests: readonly Interest[]) {
  const client = new QueryClient();
  const page = (now: readonly Interest[]) => (
    <QueryClientProvider client={client}>
      <Choosing interests={now} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(interests));
  return { client, choose: (now: readonly Interest[]) => rerender(page(now)) };
}

test('counts the companies of the interests, and prefetches their free hours, once the choice settles', async () => {
  const { client, choose } = open([]);
  expect(shown()).toBe('');
  choose([LIP]);
  await act(() => vi.advanceTimersByTimeAsync(300));
  choose([LIP, SERUMS]);
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(requests).toEqual([]);
  expect(shown()).toBe('loading');
  await act(() => vi.advanceTimersByTimeAsync(200));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(shown()).toBe('1');
  expect(requests.toSorted()).toEqual([
    '/api/exhibitors/search {"subcategories":["Lip colour","Serums"]}',
    '/api/free-hours',
  ]);
  expect(client.getQueryData(exhibitorSearchQuery(['Serums', 'Lip colour']).queryKey)).toEqual([HANARI]);
  expect(client.getQueryData(freeHoursQuery().queryKey)).toEqual([[1, 20]]);
});

test.each([
  ['as it was found', undefined, '1'],
  ['emptied', [], ''],
])('counts once, and prefetches no hours, for a choice %s', async (_, then, count) => {
  const { choose } = open([LIP]);
  if (then) choose(then);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(requests).toEqual(['/api/exhibitors/search {"subcategories":["Lip colour"]}']);
  expect(shown()).toBe(count);
});
