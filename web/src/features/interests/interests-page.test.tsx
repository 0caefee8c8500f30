// The interest step: rows, counts, chips, search, failures.

import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Interest } from '@visavis/domain/interest/schema';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InterestsPage } from './interests-page.tsx';

const answer = vi.fn<(address: string) => Response>();

function categories(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Category ${index + 1}` }));
}

function answerWith(count: number, broken: (address: string) => boolean = () => false) {
  answer.mockImplementation((address) => {
    if (broken(address)) return Response.json({ error: 'down', message: 'down' }, { status: 503 });
    if (address === '/api/categories') return Response.json(categories(count));
    const id = Number(address.split('/')[3]);
    return Response.json([
      { id: id * 10 + 1, name: `Lip ${id}` },
      { id: id * 10 + 2, name: `Sun ${id}` },
    ]);
  });
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => answer(address));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => answer.mockReset());

const FAR: Interest = { category: 'Category 12', subCategory: 'Lip 12', categoryId: 12, subCategoryId: 121 };

function Page({ initial }: { initial: Interest[] }) {
  const [selected, setSelected] = useState(initial);
  return (
    <InterestsPage
      selected={selected}
      matches={selected.length === 0 ? null : 60}
      onChange={setSelected}
      onBack={() => undefined}
      onNext={() => undefined}
      stepper={null}
    />
  );
}

const open = (initial: Interest[] = []) => render(<Page initial={initial} />);
const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}\\b`) });
const search = () => screen.getByRole('searchbox', { name: 'Search categories' });

test('selecting a sub-category updates the count and its chip; removing the chip reverts both', async () => {
  answerWith(2);
  open();
  const first = await row('Category 1');
  expect(first.textContent).toContain('2 sub-categories');
  await userEvent.click(first);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lip 1' }));
  expect(first.textContent).toContain('1 of 2 selected');
  expect(screen.getByText('1 interest').closest('[role=status]')?.textContent).toBe(
    '1 interest · 60 exhibitors match',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lip 1' }));
  expect(first.textContent).toContain('2 sub-categories');
  await expect.poll(() => document.activeElement).toBe(search());
});

test('Load more loads the next ten and focuses the first of them', async () => {
  answerWith(12);
  open([FAR]);
  await row('Category 10');
  expect(screen.queryByRole('button', { name: /^Category 11\b/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Lip 12' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  const eleventh = await row('Category 11');
  await waitFor(() => expect(document.activeElement).toBe(eleventh));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Lip 12' })).toBeTruthy();
});

test('a search expands what it finds, including pages not loaded yet', async () => {
  answerWith(12);
  open();
  await row('Category 1');
  await userEvent.type(search(), 'lip 12');
  expect(await screen.findByRole('checkbox', { name: 'Lip 12' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Sun 12' })).toBeNull();
  await userEvent.clear(search());
  await userEvent.type(search(), 'zzq');
  expect(await screen.findByText('No categories found')).toBeTruthy();
});

test("an empty list shows 'No categories available'", async () => {
  answerWith(0);
  open();
  expect(await screen.findByText('No categories available')).toBeTruthy();
});

test('shows placeholders until the list has loaded, and can be left meanwhile', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  open();
  await waitFor(() => expect(document.querySelector('[data-skeleton-row]')).not.toBeNull());
  expect(screen.queryByText('No categories available')).toBeNull();
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBeNull();
});

test('reports a failed list with a retry button, without claiming that it is empty', async () => {
  answerWith(2, () => true);
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('No categories available')).toBeNull();
  answerWith(2);
  await userEvent.click(again);
  const first = await row('Category 1');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('drops a category that failed, keeps the others, and sends no request on a return', async () => {
  answerWith(3, (address) => address.includes('/2/'));
  open();
  await row('Category 3');
  expect(screen.queryByText('Category 2')).toBeNull();
  cleanup();
  answer.mockClear();
  open();
  await row('Category 1');
  expect(answer).not.toHaveBeenCalled();
  expect(within(document.body).getByRole('button', { name: 'Try again' })).toBeTruthy();
});
