// What a list shows while it loads, when it fails, when it is empty, and when there is more.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ListRows } from './list-rows.tsx';
import type { List } from './use-list.ts';

const retry = vi.fn();
const showMore = vi.fn();
const EMPTY: List<number> = {
  rows: [],
  total: null,
  facts: null,
  search: '',
  isWaiting: true,
  isSearching: false,
  isAdding: false,
  isFetching: false,
  error: null,
  updatedAt: 0,
  retry,
  showMore,
  showAll: vi.fn(),
};

function show(list: Partial<List<number>>) {
  render(
    <ListRows
      list={{ ...EMPTY, ...list, isWaiting: list.total === undefined }}
      idOf={(row) => row}
      words={{
        loading: 'Loading',
        failed: 'Failed',
        stale: 'Not up to date',
        found: (count) => `${count} found`,
      }}
      none={<p>None</p>}
      table={(rows, busy) => <p>{busy ? 'grey rows' : `rows ${rows.join(' ')}`}</p>}
    />,
  );
  return userEvent.setup();
}

it('a list announces that it loads, and shows skeleton rows', () => {
  show({});
  expect(screen.getByRole('status').textContent).toBe('Loading');
  screen.getByText('grey rows');
});

it('a list shows a failure without skeleton rows, and retries when asked', async () => {
  const user = show({ error: new Error('down') });
  expect(screen.queryByText('grey rows')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('a list keeps its rows when refetching fails', () => {
  show({ rows: [1], total: 1, error: new Error('down') });
  screen.getByText('Not up to date');
  screen.getByText('rows 1');
});

it('an empty list says so, without a button for more', () => {
  show({ rows: [], total: 0 });
  screen.getByText('None');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a list shows its rows, their total, and a button for more', async () => {
  const user = show({ rows: [1, 2, 3, 4], total: 5 });
  screen.getByText('rows 1 2 3 4');
  expect(screen.getByRole('status').textContent).toBe('5 found');
  expect(screen.getByRole('status').closest('.visually-hidden')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show More (1 remaining)' }));
  expect(showMore).toHaveBeenCalledOnce();
});
