// The dashboard's frame: sections by role, the current one, titles, and pages that need no login.
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession } from '../lib/session-token.ts';
import { storeSession } from '../lib/stored-session.ts';
import { renderIn } from '../lib/testing/render-in.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import { DashboardRoutes } from './dashboard-routes.tsx';

beforeEach(() => {
  const answer = { error: 'Not now.', message: 'Not now.', code: 'server.unavailable', requestId: 'r' };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(answer), { status: 503 })),
  );
});

function open(address: string, role: OrganiserRole | null) {
  if (role) storeSession('token', { id: 1, email: 'mei@visavis.example', role });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  renderIn(
    <ToastRegion durationMs={5000}>
      <Routes>
        <Route path="/dashboard/*" element={<DashboardRoutes />} />
      </Routes>
    </ToastRegion>,
    { address, queries },
  );
  return userEvent.setup();
}
/** Both the sidebar and the menu of a narrow screen are in the document; CSS decides which is visible. */
const sections = () => within(screen.getAllByRole('navigation', { name: 'Sections' })[0] as HTMLElement);
const names = () =>
  sections()
    .getAllByRole('link')
    .map((link) => link.textContent);
const EVERYBODYS = [
  'Overview',
  'Business Matching',
  'Hosted Buyer Program',
  'Bookings',
  'Exhibitors',
  'Categories',
  'Import',
  'Show day',
  'Attendance',
  'Refunds',
  'Emails',
  'Write to a group',
  'Failed addresses',
];

/** Editors and admins work at the desk too. */
const withDesk = (sections: readonly string[]) =>
  sections.flatMap((name) => (name === 'Attendance' ? ['Desk', name] : [name]));

test('opens Business Matching at the bare dashboard address, and shows admins all sections', async () => {
  open('/dashboard', 'admin');
  await screen.findByRole('heading', { level: 1, name: 'Business Matching' });
  expect(names()).toEqual([
    ...withDesk(EVERYBODYS),
    'Getting ready',
    'Edition',
    'Words',
    'Staff',
    'Audit trail',
    'Account',
  ]);
  const hrefs = sections()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    DASHBOARD_PATHS.overview,
    DASHBOARD_PATHS.businessMatching,
    DASHBOARD_PATHS.hostedBuyerProgram,
    DASHBOARD_PATHS.bookings,
    DASHBOARD_PATHS.exhibitors,
    DASHBOARD_PATHS.categories,
    DASHBOARD_PATHS.import,
    DASHBOARD_PATHS.showDay,
    DASHBOARD_PATHS.desk,
    DASHBOARD_PATHS.attendance,
    DASHBOARD_PATHS.refunds,
    DASHBOARD_PATHS.emails,
    DASHBOARD_PATHS.messages,
    DASHBOARD_PATHS.failedAddresses,
    DASHBOARD_PATHS.readiness,
    DASHBOARD_PATHS.edition,
    DASHBOARD_PATHS.words,
    DASHBOARD_PATHS.staff,
    DASHBOARD_PATHS.audit,
    DASHBOARD_PATHS.account,
  ]);
  expect(sections().getByRole('link', { current: 'page' }).textContent).toBe('Business Matching');
  expect(document.title).toBe('Business Matching | Dashboard');
});

test('without an edition for visitors, leads admins to the check-list, names the draft, and shows others Business Matching', async () => {
  const reason = { code: 'edition.none-yet', values: {} };
  const answer = { error: 'None.', message: 'None.', code: 'server.unavailable', requestId: 'r', reason };
  const draft = { id: 7, name: 'Spring Fair', state: 'draft', isDemo: false, dates: [], version: 1 };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) =>
      address === '/api/editions'
        ? new Response(JSON.stringify([draft, { ...draft, id: 6, name: 'Demo', state: 'closed' }]))
        : new Response(JSON.stringify(answer), { status: 503 }),
    ),
  );
  open('/dashboard', 'admin');
  await screen.findByRole('heading', { level: 1, name: 'Getting ready' });
  // The sidebar names the fair that is being prepared, and says that visitors cannot see it.
  const home = await screen.findByRole('link', { name: 'Spring Fair, draft, Dashboard' });
  expect(home.textContent).toBe('Spring Fairdraft');
  cleanup();
  clearSession();
  open('/dashboard', 'editor');
  await screen.findByRole('heading', { level: 1, name: 'Business Matching' });
});

test.each([
  ['staff', 'editor', withDesk(EVERYBODYS)],
  ['audit-trail', 'viewer', EVERYBODYS],
] as const)(
  'at /dashboard/%s, says that it is not open to a %s, and lists no such section',
  async (path, role, seen) => {
    open(`/dashboard/${path}`, role);
    expect(await screen.findByText('Only admins may see this page.')).toBeDefined();
    expect(names()).toEqual([...seen, 'Edition', 'Words', 'Account']);
  },
);

test('tells a viewer who opens the Desk who may use it', async () => {
  open('/dashboard/desk', 'viewer');
  expect(await screen.findByText('Only the Desk, editors and admins may see this page.')).toBeDefined();
  expect(screen.queryByText('Only admins may see this page.')).toBeNull();
});

test('a section sets the title and focuses its heading', async () => {
  const user = open('/dashboard', 'viewer');
  await screen.findByRole('heading', { level: 1, name: 'Business Matching' });
  await user.click(sections().getByRole('link', { name: 'Hosted Buyer Program' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Hosted Buyer Program' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(await screen.findByText('Not now.')).toBeDefined();
  expect(document.title).toBe('Hosted Buyer Program | Dashboard');
  expect(sections().getByRole('link', { current: 'page' }).textContent).toBe('Hosted Buyer Program');
});

test('the menu of a narrow screen closes with Escape and returns the focus', async () => {
  const user = open('/dashboard/hosted-buyer-program', 'viewer');
  const toggle = screen.getByRole('button', { name: 'Menu' });
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => document.activeElement).toBe(toggle);
});

test.each(['/dashboard', '/dashboard/emails', '/dashboard/print/visitor/7'])(
  '%s requires a login',
  async (address) => {
    open(address, null);
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeDefined();
    expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('/api/meetings'), expect.anything());
  },
);

test.each([
  ['/dashboard/password?key=abc', 'Choose a password'],
  ['/dashboard/forgotten-password', 'Forgotten password'],
])('%s needs no login and has no sections', async (address, title) => {
  open(address, null);
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe(`${title} | Dashboard`);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
});

test('a dashboard address without a section shows the page for unknown addresses', async () => {
  open('/dashboard/exhibitors/none', null);
  expect(await screen.findByRole('heading', { name: 'We can’t find this page' })).toBeTruthy();
});

test('shows desk staff their two sections, and at other addresses says what is open to them', async () => {
  open('/dashboard/bookings', 'desk');
  expect(await screen.findByText('Only the Desk is open to you.')).toBeDefined();
  expect(names()).toEqual(['Desk', 'Account']);
  expect(screen.queryByRole('button', { name: 'Find anyone or anything' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Programmes' })).toBeNull();
});
