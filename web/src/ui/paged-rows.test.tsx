// What a list of parts shows while it waits, when it fails, when it is empty, and when there is more.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PagedRows } from './paged-rows.tsx';

afterEach(cleanup);

const refetch = vi.fn();
const fetchNextPage = vi.fn();

function show(pages: { items: number[]; total: number }[] | null, isError = false) {
  render(
    <PagedRows
      list={{
        data: pages === null ? undefined : { pages },
        isError,
        isPlaceholderData: false,
        isFetchingNextPage: false,
        refetch,
        fetchNextPage,
      }}
      idOf={(row) => row}
      words={{
        loading: 'Loading',
        failed: 'Failed',
        tryAgain: 'Try again',
        found: (count) => `${count} found`,
      }}
      none={<p>None</p>}
      table={(rows, busy) => <p>{busy ? 'grey rows' : `rows ${rows.join(' ')}`}</p>}
    />,
  );
  return userEvent.setup();
}

it('waits aloud, with grey rows', () => {
  show(null);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  screen.getByText('grey rows');
});

it('says a failure, and asks again', async () => {
  const user = show(null, true);
  expect(screen.queryByText('grey rows')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('keeps the rows that it has when they cannot be asked for again', () => {
  show([{ items: [1], total: 1 }], true);
  screen.getByText('Failed');
  screen.getByText('rows 1');
});

it('says that there is none', () => {
  show([{ items: [], total: 0 }]);
  screen.getByText('None');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the rows of all parts, how many there are, and the way to more', async () => {
  const user = show([
    { items: [1, 2], total: 5 },
    { items: [3, 4], total: 5 },
  ]);
  screen.getByText('rows 1 2 3 4');
  expect(screen.getByRole('status').textContent).toBe('5 found');
  expect(screen.getByRole('status').closest('.visually-hidden')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show More (1 remaining)' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});
