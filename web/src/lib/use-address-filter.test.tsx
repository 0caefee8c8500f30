// A filter in the address: its parts can be added and removed, and the rest of the address is kept.
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { SHOWN, useAddressFilter, useShownRows } from './use-address-filter.ts';

const read = (address: URLSearchParams) => ({
  search: address.get('search') ?? undefined,
  day: address.get('day') ?? undefined,
});

function List() {
  const { filter, search, remove, clear } = useAddressFilter(read, ['search', 'day', SHOWN]);
  const { shown, showUpTo } = useShownRows(10);
  return (
    <>
      <input {...search} onChange={(event) => search.onChange(event.target.value)} />
      <output>{JSON.stringify(filter)}</output>
      <button type="button" onClick={() => remove('day')}>
        Remove
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <button type="button" onClick={() => showUpTo(shown + 10)}>
        More than {shown}
      </button>
      <code>{useLocation().search}</code>
    </>
  );
}

const address = () => screen.getByRole('code').textContent;

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/list?search=ami&day=2&other=1']}>
      <List />
    </MemoryRouter>,
  );
});

it('is read from the address', () => {
  expect(screen.getByRole('status').textContent).toBe('{"search":"ami","day":"2"}');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'ami');
});

it('removes one part, and writes typed text after a pause', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(address()).toBe('?search=ami&other=1');
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'kenji');
  await expect.poll(address).toBe('?other=1&search=kenji');
});

it('removes an emptied part at once', async () => {
  await userEvent.clear(screen.getByRole('textbox'));
  expect(address()).toBe('?day=2&other=1');
});

it('is cleared without what is not of the list, and focuses the search box', async () => {
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Clear' })));
  expect(address()).toBe('?other=1');
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox'));
});

it('keeps the number of rows shown across a reload; another search starts with the first rows', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'More than 10' }));
  expect(address()).toBe('?search=ami&day=2&other=1&shown=20');
  await userEvent.click(screen.getByRole('button', { name: 'More than 20' }));
  expect(address()).toContain('shown=30');
  cleanup();
  render(
    <MemoryRouter initialEntries={['/list?search=ami&day=2&shown=30']}>
      <List />
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'More than 30' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(address()).toBe('?search=ami');
  expect(screen.getByRole('button', { name: 'More than 10' })).toBeTruthy();
});

it.each(['-5', 'many', '0', '1e9', ''])('limits the number of rows for the value "%s"', (value) => {
  cleanup();
  render(
    <MemoryRouter initialEntries={[`/list?shown=${value}`]}>
      <List />
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: /^More than (10|5000)$/ })).toBeTruthy();
});
