// Find and open work in the dashboard's frame: the keys that open Find, the pages it finds, and the sections' counts.
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logOut } from '@visavis/contract/session/calls';
import type { OpenWork } from '@visavis/contract/work/endpoints';
import { DEFAULT_PREFERENCES } from '@visavis/domain/staff/preferences';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../lib/api-client.ts';
import { storeSession } from '../lib/stored-session.ts';
import { renderIn } from '../lib/testing/render-in.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import { DashboardRoutes } from './dashboard-routes.tsx';

// Pages load slowly on a busy machine.
let work: OpenWork;
let shortcuts: boolean;
beforeEach(() => {
  shortcuts = true;
  work = { registrations: 41, applications: 0, refunds: 1, emails: 1234, addresses: 0 };
  const refusal = { error: 'Not now.', message: 'Not now.', code: 'server.unavailable', requestId: 'r' };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, { method }: RequestInit) => {
      if (address === '/api/work') return new Response(JSON.stringify(work));
      if (method === 'GET' && address === '/api/preferences')
        return new Response(JSON.stringify({ ...DEFAULT_PREFERENCES, shortcuts }));
      if (method !== 'GET') return new Response('{"success":true}');
      return new Response(JSON.stringify(refusal), { status: 503 });
    }),
  );
});

function open(role: OrganiserRole | null = 'viewer') {
  if (role) storeSession('token', { id: 1, email: 'mei@visavis.example', role });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  renderIn(
    <ToastRegion durationMs={5000}>
      <Routes>
        <Route path="/dashboard/*" element={<DashboardRoutes />} />
      </Routes>
    </ToastRegion>,
    { address: '/dashboard/business-matching', queries },
  );
  return userEvent.setup();
}
const field = () => screen.queryByRole('combobox', { name: 'Find anyone or anything' });
const button = () => screen.getAllByRole('button', { name: 'Find anyone or anything' })[1] as HTMLElement;
const ready = () => screen.findByRole('heading', { level: 1, name: 'Business Matching' });
const sections = () => within(screen.getAllByRole('navigation', { name: 'Sections' })[1] as HTMLElement);

test('a slash opens Find, Escape closes it and the focus returns', async () => {
  const user = open();
  await ready();
  button().focus();
  await user.keyboard('/');
  await expect.poll(() => document.activeElement).toBe(field());
  expect((field() as HTMLInputElement).value).toBe('');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(field()).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button());
});

test('a slash is typed into a focused field; Ctrl-K and Cmd-K open Find even there', async () => {
  const user = open();
  await ready();
  const box = screen.getByRole('searchbox');
  await user.type(box, 'a/b');
  expect((box as HTMLInputElement).value).toBe('a/b');
  expect(field()).toBeNull();
  for (const modifier of ['Control', 'Meta']) {
    await user.keyboard(`{${modifier}>}k{/${modifier}}`);
    expect(field()).not.toBeNull();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(field()).toBeNull();
  }
  await expect.poll(() => document.activeElement).toBe(box);
});

test('a slash does nothing when single keys are switched off; Ctrl-K and the button still open Find', async () => {
  shortcuts = false;
  const user = open();
  await ready();
  await waitFor(() => expect(button().textContent).not.toContain('/'));
  await user.keyboard('/');
  expect(field()).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(field()).not.toBeNull();
});

test('without a login, no key opens Find', async () => {
  const user = open(null);
  await user.keyboard('/{Control>}k{/Control}');
  expect(field()).toBeNull();
});

test('finds the pages that the role may see, and closes when one is opened', async () => {
  const user = open();
  await ready();
  await user.click(button());
  await user.keyboard('sta');
  expect(screen.queryByRole('option', { name: /Staff/ })).toBeNull();
  await user.clear(field() as HTMLElement);
  await user.keyboard('over{Enter}');
  expect(field()).toBeNull();
  await waitFor(() => expect(sections().getByRole('link', { current: 'page' }).textContent).toBe('Overview'));
});

test.each([
  ['rooming list', 'Bookings'],
  ['wall', 'Show day'],
])('finds a page by its content: %s', async (typed, page) => {
  const user = open();
  await ready();
  await user.click(button());
  await user.keyboard(typed);
  expect(await screen.findByRole('option', { name: new RegExp(`^${page}`) })).toBeDefined();
});

test('shows the amount of open work beside each section, in words for screen readers, and nothing for zero', async () => {
  open();
  await waitFor(() =>
    expect(sections().getByRole('link', { name: 'Business Matching' }).textContent).toBe(
      'Business Matching41',
    ),
  );
  const described = (name: string) => {
    const id = sections().getByRole('link', { name }).getAttribute('aria-describedby');
    return id === null ? null : document.getElementById(id)?.textContent;
  };
  expect(described('Business Matching')).toBe('41 to decide');
  expect(described('Refunds')).toBe('1 due');
  expect(described('Emails')).toBe('1,234 failed');
  expect(sections().getByRole('link', { name: 'Emails' }).textContent).toBe('Emails1,234');
  expect(described('Hosted Buyer Program')).toBeNull();
  expect(sections().getByRole('link', { name: 'Hosted Buyer Program' }).textContent).toBe(
    'Hosted Buyer Program',
  );
});

test('counts again after an organiser has changed something', async () => {
  open();
  const link = () => sections().getByRole('link', { name: 'Business Matching' });
  await waitFor(() => expect(link().textContent).toContain('41'));
  work = { ...work, registrations: 40 };
  await call(logOut);
  await waitFor(() => expect(link().textContent).toContain('40'));
});
