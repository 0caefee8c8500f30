// How much of a list was shown is in the address: whoever loads the page anew sees as much again.
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useKeptParts } from './use-kept-parts.ts';

const PART = 20;
const TOTAL = 50;

let asked: number[];
let isDown: boolean;
beforeEach(() => {
  asked = [];
  isDown = false;
});
afterEach(cleanup);

function List() {
  const list = useInfiniteQuery({
    queryKey: ['rows'],
    queryFn: async ({ pageParam }) => {
      asked.push(pageParam);
      if (isDown) throw new Error('down');
      return Array.from({ length: Math.min(PART, TOTAL - pageParam) }, (_, index) => pageParam + index);
    },
    initialPageParam: 0,
    getNextPageParam: (_last, parts) => (parts.length * PART < TOTAL ? parts.length * PART : undefined),
    retry: false,
  });
  const { data, fetchNextPage } = useKeptParts(list, PART);
  return (
    <>
      <output>{data?.pages.flat().length ?? 0}</output>
      <button type="button" onClick={() => void fetchNextPage()}>
        Show More
      </button>
      <code>{useLocation().search}</code>
    </>
  );
}

function open(search: string) {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/list${search}`]}>
        <List />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const address = () => screen.getByRole('code').textContent ?? '';
const shows = (rows: number) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(String(rows)));
const press = () => userEvent.click(screen.getByRole('button', { name: 'Show More' }));

it('is as long after a reload as before', async () => {
  open('?search=ami');
  await shows(PART);
  expect(asked).toEqual([0]);
  await press();
  await shows(2 * PART);
  expect(address()).toBe('?search=ami&shown=40');
  asked = [];
  open(address());
  await shows(2 * PART);
  expect(asked).toEqual([0, PART]);
});

it('ends where the rows end, whatever the address says', async () => {
  open('?shown=4000');
  await shows(TOTAL);
  expect(asked).toEqual([0, 20, 40]);
});

it('asks once for a part that does not come, and again when it is pressed', async () => {
  open('');
  await shows(PART);
  isDown = true;
  await press();
  await waitFor(() => expect(asked).toEqual([0, 20]));
  isDown = false;
  await press();
  await shows(2 * PART);
  expect(asked).toEqual([0, 20, 20]);
  expect(address()).toBe('?shown=40');
});
