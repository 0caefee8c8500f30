// A filter in the address: its parts come and go, and everything else of the address stays.
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAddressFilter, useShownRows } from './use-address-filter.ts';

const read = (address: URLSearchParams) => ({
  search: address.get('search') ?? undefined,
  day: address.get('day') ?? undefined,
});

function List() {
  const { filter, search, remove, clear } = useAddressFilter(read);
  const { shown, showMore } = useShownRows(10);
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
      <button type="button" onClick={showMore}>
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
afterEach(cleanup);

it('is read from the address', () => {
  expect(screen.getByRole('status').textContent).toBe('{"search":"ami","day":"2"}');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'ami');
});

it('loses a part alone, and takes what is typed once the hand rests', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(address()).toBe('?search=ami&other=1');
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'kenji');
  await expect.poll(address).toBe('?other=1&search=kenji');
});

it('leaves no empty part behind, and waits for nothing more once the box is empty', async () => {
  await userEvent.clear(screen.getByRole('textbox'));
  expect(address()).toBe('?day=2&other=1');
});

it('is cleared as a whole, and the hand is in the search box', async () => {
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Clear' })));
  expect(address()).toBe('');
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('keeps how many rows are shown, for a reload; another search begins with the first ones', async () => {
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

it.each(['-5', 'many', '0', '1e9', ''])(
  'an address that says %s is no reason to ask for none or for all',
  (said) => {
    cleanup();
    render(
      <MemoryRouter initialEntries={[`/list?shown=${said}`]}>
        <List />
      </MemoryRouter>,
    );
    expect(screen.getByRole('button', { name: /^More than (10|5000)$/ })).toBeTruthy();
  },
);
