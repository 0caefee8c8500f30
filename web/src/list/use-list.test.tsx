// Rows load a page at a time, are kept when others fail to load, and are as many after a reload as before.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defineRows, loadRows, type Page } from './define-rows.ts';
import { dropRow, patchRow } from './kept-rows.ts';
import { useList } from './use-list.ts';

interface Row {
  id: number;
  name: string;
}

let requests: string[];
let isDown: boolean;
let total: number;
let queries: QueryClient;
beforeEach(() => {
  requests = [];
  isDown = false;
  total = 50;
});
afterEach(cleanup);

const ROWS = defineRows({
  part: 'exhibitors',
  name: 'rows',
  step: 20,
  idOf: ({ id }: Row) => id,
  load: async ({ search = '', limit, offset }: { search?: string } & Page) => {
    requests.push(`${search}${offset}+${limit}`);
    if (isDown) throw new Error('down');
    const count = Math.max(0, Math.min(limit, total - offset));
    const rows = Array.from({ length: count }, (_, index) => ({ id: offset + index, name: search }));
    return { rows, total, facts: null };
  },
});

function Rows() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search');
  const list = useList(ROWS, search ? { search } : {});
  return (
    <>
      <output>{list.isSearching ? 'other rows' : list.rows.length}</output>
      <p>{list.rows.map(({ name }) => name).join('')}</p>
      {list.error && <b>failed</b>}
      {list.isAdding && <i>adding</i>}
      <button type="button" onClick={list.showMore}>
        Show More
      </button>
      <button type="button" onClick={() => setAddress({ search: 'b' })}>
        Search
      </button>
      <code>{useLocation().search}</code>
    </>
  );
}

function open(search: string) {
  cleanup();
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/list${search}`]}>
        <Rows />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const address = () => screen.getByRole('code').textContent ?? '';
const shows = (rows: number) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(String(rows)));
const press = (name = 'Show More') => userEvent.click(screen.getByRole('button', { name }));

it('is as long after a reload as before', async () => {
  open('?search=a');
  await shows(20);
  await press();
  await shows(40);
  expect(address()).toBe('?search=a&shown=40');
  expect(requests).toEqual(['a0+20', 'a0+40']);
  open(address());
  await shows(40);
});

it('requests no more rows than there are, whatever the address says', async () => {
  total = 150;
  open('?shown=4000');
  await shows(150);
  expect(requests).toEqual(['0+100', '100+100']);
});

it('keeps its rows when more fail to load, and retries the same request when pressed', async () => {
  open('');
  await shows(20);
  isDown = true;
  await press();
  await screen.findByText('failed');
  await shows(20);
  isDown = false;
  await press();
  await shows(40);
  expect(requests).toEqual(['0+20', '0+40', '0+40']);
  expect(address()).toBe('?shown=40');
});

it('reports that the rows shown are from another search while a new one loads', async () => {
  open('?search=a');
  await shows(20);
  await press('Search');
  await shows(20);
  expect(screen.getByText('b'.repeat(20))).toBeTruthy();
  expect(screen.queryByText('adding')).toBeNull();
});

it('updates a row in place, and drops one from rows and total', async () => {
  open('');
  await shows(20);
  patchRow(queries, ROWS, 3, (row) => ({ ...row, name: 'changed' }));
  await screen.findByText('changed');
  dropRow(queries, ROWS, 3);
  await shows(19);
  expect(queries.getQueryData<{ total: number }>(['exhibitors', 'list', 'rows', {}, 20])?.total).toBe(49);
});

it('lists a row once that moved from one response into the next', async () => {
  const moving = {
    ...ROWS,
    load: async ({ limit, offset }: Page) => ({
      rows: Array.from({ length: limit }, (_, index) => ({ id: Math.max(0, offset - 1) + index, name: '' })),
      total: 120,
      facts: null,
    }),
  };
  const { rows } = await loadRows(moving, {}, 120, new AbortController().signal);
  expect(rows).toHaveLength(119);
});
