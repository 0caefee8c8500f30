// The audit trail page: listing, search, Show More, and the details of what changed.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditEntry } from '@visavis/contract/audit/endpoints';
import { createMemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { renderRouter } from '../../lib/testing/render-in.tsx';
import { AuditPage } from './audit-page.tsx';

const entry = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2025-05-20T02:42:00.000Z',
  actorKind: 'organiser',
  actor: 'vera@visavis.example',
  action: 'meeting.approve',
  subject: `Meeting ${id}`,
  registrationId: null,
  before: null,
  after: null,
  ...changes,
});
const ROLE_CHANGE = entry(60, {
  action: 'organiser.change',
  subject: 'ivan@visavis.example',
  before: { role: 'viewer', isDisabled: false },
  after: { role: 'admin', isDisabled: false },
});

/** Opens the page against a stub server that searches and pages these entries. */
function open(all: AuditEntry[], { address = '/', isDown = false } = {}) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    if (isDown) throw new TypeError('no network');
    const query = new URL(path, 'http://here').searchParams;
    const search = query.get('search') ?? '';
    const found = all.filter(({ actor, action, subject }) =>
      [actor, action, subject].some((part) => part.includes(search)),
    );
    const offset = Number(query.get('offset'));
    return Response.json({
      entries: found.slice(offset, offset + Number(query.get('limit'))),
      total: found.length,
    });
  });
  const router = createMemoryRouter([{ path: '*', element: <AuditPage /> }], { initialEntries: [address] });
  renderRouter(router);
  return {
    requests,
    router,
    user: userEvent.setup(),
    goDown: (down: boolean) => {
      isDown = down;
    },
  };
}

const many = [ROLE_CHANGE, ...Array.from({ length: 59 }, (_, index) => entry(59 - index))];

describe('AuditPage', () => {
  it('shows when, who, which action on what, and what changed', async () => {
    const visitor = entry(2, { actorKind: 'visitor', actor: 'BM-7K3M-Q2XD', action: 'meeting.cancel' });
    const { user } = open([ROLE_CHANGE, visitor]);
    const row = await screen.findByRole('row', { name: /ivan@visavis\.example/ });
    expect(row.textContent).toContain('20 May 2025, 10.42am');
    expect(row.textContent).toContain('Staff: change');
    screen.getByText('Visitor BM-7K3M-Q2XD');
    await user.click(screen.getByText('1 change'));
    expect(screen.getByRole('term').textContent).toBe('role');
    expect(screen.getByRole('definition').textContent).toMatch(/viewer.*became.*admin/);
  });

  it('shows a meeting in words, without its internal fields', async () => {
    const { user } = open([
      entry(1, {
        before: { status: 2, version: 1, day: 1, date: '2025-06-02' },
        after: { status: 4, version: 2, day: 2, date: '2025-06-03' },
      }),
    ]);
    await user.click(await screen.findByText('2 changes'));
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['status', 'date']);
    expect(screen.getAllByRole('definition')[0]?.textContent).toMatch(/Pending.*Approved/);
  });

  it('shows further entries and focuses the first new one', async () => {
    const { user } = open(many);
    await user.click(await screen.findByRole('button', { name: 'Show More (10 remaining)' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(61));
    expect(screen.queryByRole('button', { name: /Show More/ })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Meeting 10'));
  });

  it('reports when further entries cannot be loaded, and keeps the ones already shown', async () => {
    const { user, goDown } = open(many);
    const more = await screen.findByRole('button', { name: 'Show More (10 remaining)' });
    goDown(true);
    await user.click(more);
    await screen.findByText('The next entries could not be loaded. Please try again.');
    expect(screen.getAllByRole('row')).toHaveLength(51);
    goDown(false);
    await user.click(screen.getByRole('button', { name: 'Show More (10 remaining)' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(61));
  });

  it('searches on the server with one request per typed text, and keeps the search in the URL', async () => {
    const { user, requests, router } = open(many);
    await screen.findByText('Meeting 59');
    await user.type(screen.getByRole('searchbox', { name: 'Search person, action or record' }), 'ivan');
    await waitFor(() => expect(screen.queryByText('Meeting 59')).toBeNull());
    screen.getByText('ivan@visavis.example');
    expect(requests).toHaveLength(2);
    expect(router.state.location.search).toBe('?search=ivan');
    await user.type(screen.getByRole('searchbox'), 'nobody');
    await screen.findByText('Nothing found');
  });

  it('reports that it cannot be loaded, and reloads on Try again', async () => {
    const { user, goDown } = open([], { address: '/?search=ivan', isDown: true });
    await screen.findByText(
      'The audit trail could not be loaded. Please check your connection and try again.',
    );
    goDown(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nothing found');
  });
});
