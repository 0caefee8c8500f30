// The company select handles the first key press, although the code of its list is loaded only then.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { exhibitor } from '../../../queries/testing/schedule-fixture.ts';
import { describeCompanies } from '../companies.ts';

const COMPANIES = describeCompanies(
  [exhibitor(1, 'Hanari Skin Lab'), exhibitor(2, 'Seri Kenanga'), exhibitor(3, 'Sura Botanica')],
  [],
  () => 3,
);

beforeEach(() => vi.resetModules());

async function open() {
  const { CompanySelect } = await import('./company-select.tsx');
  const onSelect = vi.fn();
  const [selected] = COMPANIES;
  if (!selected) throw new Error('no company');
  render(<CompanySelect companies={COMPANIES} selected={selected} onSelect={onSelect} />);
  return { onSelect, user: userEvent.setup() };
}
const box = () => screen.getByRole('combobox', { name: 'Company' });
const highlighted = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('opens with the first click and keeps the focus', async () => {
  const { user, onSelect } = await open();
  expect(box().textContent).toContain('Hanari Skin Lab');
  await user.click(box());
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  await expect.poll(() => document.activeElement).toBe(box());
  await user.click(screen.getByRole('option', { name: /Seri Kenanga/ }));
  expect(onSelect).toHaveBeenCalledWith(2);
});

it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
  'opens with the first press of %o, at the company in view',
  async (key) => {
    const { user } = await open();
    await user.tab();
    await user.keyboard(key);
    await screen.findAllByRole('option');
    await expect.poll(() => document.activeElement).toBe(box());
    expect(highlighted()).toContain('Hanari Skin Lab');
  },
);

it('selects by the first letters of a name', async () => {
  const { user, onSelect } = await open();
  await user.tab();
  await user.keyboard('s');
  await screen.findAllByRole('option');
  expect(highlighted()).toContain('Seri Kenanga');
  await user.keyboard('u{Enter}');
  expect(onSelect).toHaveBeenCalledWith(3);
});

it.each([
  ['keys pressed', ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']],
  ['letters typed', ['s', 'u', 'Enter']],
])('replays %s before its code is loaded', async (_, keys) => {
  const { onSelect } = await open();
  box().focus();
  for (const key of keys) fireEvent.keyDown(box(), { key });
  await waitFor(() => expect(onSelect).toHaveBeenCalledWith(3));
  expect(onSelect).toHaveBeenCalledOnce();
});

it('keeps the order of a key pressed at the very moment its code is loaded', async () => {
  const { onSelect } = await open();
  box().focus();
  for (const key of ['Enter', 'ArrowDown']) fireEvent.keyDown(box(), { key });
  const onLoaded = new MutationObserver(() => {
    onLoaded.disconnect();
    fireEvent.keyDown(box(), { key: 'Enter' });
  });
  onLoaded.observe(document.body, { childList: true, subtree: true });
  await waitFor(() => expect(onSelect).toHaveBeenCalled());
  expect(onSelect.mock.calls).toEqual([[2]]);
});
