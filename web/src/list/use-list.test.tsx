// Rows load a page at a time, are kept when others fail to load, and are as many after a reload as before.
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useSearchParams } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { renderIn } from '../lib/testing/render-in.tsx';
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
let held: Promise<void> | undefined;
let queries: QueryClient;
beforeEach(() => {
  requests = [];
  isDown = false;
  total = 50;
  held = undefined;
});

const ROWS = defineRows({
  part: 'exhibitors',
  name: 'rows',
  step: 20,
  idOf: ({ id }: Row) => id,
  load: async ({ search = '', limit, offset }: { search?: string } & Page) => {
    requests.push(`${search}${offset}+${limit}`);
    await held;
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
  renderIn(<Rows />, { address: `/list${search}`, queries });
}

const address = () => screen.getByRole('code').textContent ?? '';
const shows = (rows: number) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(String(rows)));
const press = (name = 'Show More') => userEvent.click(screen.getByRole('button', { name }));

it('a list has as many rows after a reload as before', async () => {
  open('?search=a');
  await shows(20);
  await press();
  await shows(40);
  expect(address()).toBe('?search=a&shown=40');
  expect(requests).toEqual(['a0+20', 'a0+40']);
  open(address());
  await shows(40);
});

it('a list requests no more rows than there are, whatever number the address has', async () => {
  total = 150;
  open('?shown=4000');
  await shows(150);
  expect(requests).toEqual(['0+100', '100+100']);
});

it('a list keeps its rows when more fail to load, and Show More repeats the same request', async () => {
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

it('a list reports that its rows are those of an earlier search while those of a new one load', async () => {
  open('?search=a');
  await shows(20);
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  await press('Search');
  await screen.findByText('other rows');
  expect(screen.getByText('a'.repeat(20))).toBeTruthy();
  expect(screen.queryByText('adding')).toBeNull();
  release();
  await shows(20);
  expect(screen.getByText('b'.repeat(20))).toBeTruthy();
});

it('patchRow changes a row in place, and dropRow removes it from the rows and the total', async () => {
  open('');
  await shows(20);
  patchRow(queries, ROWS, 3, (row) => ({ ...row, name: 'changed' }));
  await screen.findByText('changed');
  dropRow(queries, ROWS, 3);
  await shows(19);
  expect(queries.getQueryData<{ total: number }>(['exhibitors', 'list', 'rows', {}, 20])?.total).toBe(49);
});

it('a row that moved from one response into the next is listed once', async () => {
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
