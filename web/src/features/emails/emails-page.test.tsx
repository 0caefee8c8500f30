// The outbox page: states, search, the message preview, and retrying.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { EmailRow } from '@visavis/contract/email/endpoints';
import { expect, it, vi } from 'vitest';
import { later } from '../../lib/testing/later.ts';
import { type Answer, Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { EmailsPage } from './emails-page.tsx';

const email = (id: number, changes: Partial<EmailRow> = {}): EmailRow => ({
  id,
  kind: 'meeting-status',
  kindName: 'Meeting status',
  subject: `Your meeting schedule ${id}`,
  recipient: `visitor${id}@example.org`,
  recipientName: `Visitor ${id}`,
  state: 'sent',
  isBeingSent: false,
  isHeld: false,
  attempts: 1,
  maximumAttempts: 12,
  lastError: null,
  nextAttemptAt: null,
  sentAt: '2025-05-20T02:39:00Z',
  createdAt: '2025-05-20T02:38:00Z',
  registrationId: 7,
  ...changes,
});
const FAILED = email(3, {
  state: 'failed',
  attempts: 3,
  lastError: '550 5.1.2 domain not found.',
  nextAttemptAt: '2025-05-20T03:08:00Z',
});

interface Outbox {
  emails?: readonly EmailRow[];
  address?: string;
  isMailConfigured?: boolean;
  role?: 'viewer' | 'editor';
  answers?: Record<string, Answer>;
}

function openOutbox({
  emails = [email(1), FAILED],
  address = '/dashboard/emails',
  isMailConfigured = true,
  answers = {},
  ...rest
}: Outbox = {}) {
  // 20 May, 10.42am at the fair.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-05-20T02:42:00Z') });
  const count = (state: string): number => emails.filter((one) => one.state === state).length;
  return visitPage({
    pages: { '/dashboard/emails': <EmailsPage />, '/dashboard/emails/:id': <EmailsPage /> },
    address,
    answers: {
      'GET /api/emails': ({ searchParams }) => {
        const state = searchParams.get('state');
        const found = emails.filter((one) => !state || one.state === state);
        const offset = Number(searchParams.get('offset'));
        return {
          emails: found.slice(offset, offset + Number(searchParams.get('limit'))),
          total: found.length,
          counts: {
            all: emails.length,
            queued: count('queued'),
            sent: count('sent'),
            failed: count('failed'),
            unsent: count('unsent'),
            withheld: count('withheld'),
          },
          isMailConfigured,
        };
      },
      'GET /api/emails/:id': ({ pathname }) => {
        const found = emails.find(({ id }) => pathname.endsWith(`/${id}`));
        return (
          found && {
            ...found,
            html: '<p style="color:red">Dear visitor</p>',
            text: 'Dear visitor, in plain text',
            attachments: [
              { filename: 'meetings.ics', mediaType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
            ],
            hasTrialLink: false,
            registration: { reference: 'BM-7K3M-Q2XD', programme: 'business' },
          }
        );
      },
      ...answers,
    },
    ...rest,
  });
}

const row = (id: number): HTMLElement => {
  const found = screen.getByRole('link', { name: new RegExp(`visitor${id}@`) }).closest('tr');
  if (!found) throw new Error(`message ${id} has no row`);
  return found;
};
const preview = (): HTMLElement => screen.getByRole('region', { name: 'Message' });

it('lists messages with their state, what happens next, and the time in the fair’s zone', async () => {
  openOutbox({
    emails: [
      email(1, { state: 'queued', isBeingSent: true }),
      email(2, { state: 'queued' }),
      FAILED,
      email(4, { state: 'failed', attempts: 12 }),
      email(5, { createdAt: '2025-05-19T02:38:00Z' }),
    ],
  });
  await screen.findByText('visitor1@example.org');
  expect(row(1).textContent).toContain('Queued');
  expect(row(1).textContent).toContain('Being sent now');
  expect(row(2).textContent).toContain('Waiting');
  expect(row(3).textContent).toContain('3 of 12 tries');
  expect(row(4).textContent).toContain('Stopped');
  expect(within(row(3)).getByText('10.38am')).toBeDefined();
  expect(within(row(5)).getByText('19 May, 10.38am')).toBeDefined();
});

it('links the states with their counts, and omits Not sent when there are none', async () => {
  const { user, calls, router } = openOutbox();
  const states = await screen.findByRole('navigation', { name: 'Messages by state' });
  await within(states).findByRole('link', { name: 'All 2' });
  expect(
    within(states)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['All 2', 'Queued 0', 'Sent 1', 'Failed 1']);
  await user.click(within(states).getByRole('link', { name: 'Failed 1' }));
  await waitFor(() => expect(screen.queryByText('visitor1@example.org')).toBeNull());
  expect(router.state.location.search).toBe('?state=failed');
  expect(calls.at(-1)).toContain('state=failed');
  expect(within(states).getByRole('link', { name: 'Failed 1' }).getAttribute('aria-current')).toBe('true');
});

it('searches once typing pauses, and keeps the text in the URL', async () => {
  const { user, calls, router } = openOutbox();
  await screen.findByText('visitor1@example.org');
  await user.type(
    screen.getByRole('searchbox', { name: 'Search subject, name, address or reference' }),
    'amira',
  );
  await waitFor(() => expect(router.state.location.search).toBe('?search=amira'));
  await waitFor(() => expect(calls.filter((one) => one.includes('search='))).toHaveLength(1));
});

it('shows more rows and focuses the first new one', async () => {
  const { user } = openOutbox({ emails: Array.from({ length: 25 }, (_, index) => email(index + 1)) });
  await user.click(await screen.findByRole('button', { name: 'Show More (5 remaining)' }));
  await screen.findByText('visitor25@example.org');
  expect(screen.queryByRole('button', { name: /Show More/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(row(21)));
});

it('opens a message beside the list, keeping the filter, in a frame without scripts', async () => {
  const { user, router } = openOutbox({ address: '/dashboard/emails?state=failed' });
  await user.click(await screen.findByRole('link', { name: /visitor3@/ }));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/dashboard/emails/3?state=failed',
  );
  expect(row(3).getAttribute('aria-current')).toBe('true');
  await within(preview()).findByRole('heading', { name: 'Your meeting schedule 3' });
  expect(preview().textContent).toContain('To visitor3@example.org, 20 May 2025, 10.38am');
  expect(preview().textContent).toContain('Failed, trying again at 11.08am (3 of 12).');
  expect(preview().textContent).toContain('The mail server answered: 550 5.1.2 domain not found.');
  const frame = within(preview()).getByTitle('Preview: Your meeting schedule 3');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(frame.getAttribute('srcdoc')).toBe('<p data-style="color:red">Dear visitor</p>');
  expect(within(preview()).getByRole('link', { name: 'Open registration' }).getAttribute('href')).toBe(
    '/dashboard/business-matching?search=BM-7K3M-Q2XD',
  );
});

it('shows the plain text and the attachment of a sent message in tabs, and offers no retry', async () => {
  const { user } = openOutbox({ address: '/dashboard/emails/1' });
  await user.click(await screen.findByRole('tab', { name: 'Plain text' }));
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
  expect(screen.getByRole('tabpanel').textContent).toBe('Dear visitor, in plain text');
  await user.click(screen.getByRole('tab', { name: 'Attachment (1)' }));
  expect(screen.getByRole('tabpanel').textContent).toContain('BEGIN:VCALENDAR');
});

it('lets an editor retry, and shows the server’s reason when it refuses, or that no reply came', async () => {
  let isReached = false;
  const { user, calls } = openOutbox({
    address: '/dashboard/emails/3',
    answers: {
      'POST /api/emails/:id/retry': () => {
        if (!isReached) throw new TypeError('no network');
        return new Refusal(409, 'email.already-sent', 'It was sent already.');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try now' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The message could not be sent now. Please try again.',
  );
  isReached = true;
  await user.click(await screen.findByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('It was sent already.'));
  expect(calls).toContain('POST /api/emails/3/retry');
});

it('moves the focus to the delivery status once a retried message is queued', async () => {
  const sent: EmailRow[] = [FAILED];
  const { user } = openOutbox({
    address: '/dashboard/emails/3',
    emails: sent,
    answers: {
      'POST /api/emails/:id/retry': () => {
        sent[0] = { ...FAILED, state: 'queued', isBeingSent: true, nextAttemptAt: null };
        return sent[0];
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try now' }));
  await screen.findByText('Queued. It is being sent now.');
  await expect.poll(() => document.activeElement?.textContent).toBe('Queued. It is being sent now.');
});

it('offers a viewer no retry', async () => {
  openOutbox({ address: '/dashboard/emails/3', role: 'viewer' });
  await screen.findByRole('link', { name: 'Open registration' });
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
});

it('shows that retries of a message have stopped', async () => {
  openOutbox({
    address: '/dashboard/emails/4',
    emails: [email(4, { state: 'failed', attempts: 12, lastError: 'The mail server was not reached.' })],
  });
  await screen.findByText('Failed. Stopped after 12 tries.');
  expect(screen.getByText('The mail server was not reached.')).toBeDefined();
});

it('explains above the list that no mail server is configured, and how to change that', async () => {
  openOutbox({
    address: '/dashboard/emails/5',
    emails: [email(5, { state: 'unsent', sentAt: null, attempts: 0 })],
    isMailConfigured: false,
  });
  await screen.findByRole('link', { name: 'Not sent 1' });
  expect(screen.getAllByText('Not sent: no mail server configured')).not.toHaveLength(0);
  expect(screen.getByText(/set SMTP_URL .* and MAIL_FROM/)).toBeDefined();
  await within(preview()).findByText('Not sent: no mail server configured');
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
});

it('shows when nothing is found, with a button for all messages', async () => {
  const { user } = openOutbox({ address: '/dashboard/emails?state=queued' });
  await screen.findByText('No messages found');
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await screen.findByText('visitor1@example.org');
});

it.each([
  ['a search', '?search=nobody', 'searchbox'],
  ['a state', '?state=queued', 'link'],
] as const)('shows no empty state before the rows without %s have loaded', async (_what, address, role) => {
  const { after, come: release } = later();
  const answerOf = (emails: readonly EmailRow[]) => ({
    emails,
    total: emails.length,
    counts: { all: 1, queued: 0, sent: 1, failed: 0, unsent: 0 },
    isMailConfigured: true,
    held: 0,
  });
  const { user } = openOutbox({
    address: `/dashboard/emails${address}`,
    answers: {
      'GET /api/emails': ({ searchParams }) =>
        searchParams.has('search') || searchParams.has('state')
          ? answerOf([])
          : after.then(() => answerOf([email(1)])),
    },
  });
  await screen.findByText('No messages found');
  expect(screen.getByText('0 messages')).toBeDefined();
  if (role === 'searchbox') await user.clear(screen.getByRole('searchbox'));
  else await user.click(screen.getByRole('link', { name: 'All 1' }));
  await screen.findByText('Loading messages...');
  for (const sentence of ['No messages yet', 'No messages found', '0 messages'])
    expect(screen.queryByText(sentence)).toBeNull();
  release();
  await screen.findByText('visitor1@example.org');
});

it('shows the total count visibly, not only to screen readers', async () => {
  openOutbox({ emails: Array.from({ length: 25 }, (_, index) => email(index + 1)) });
  const total = await screen.findByText('25 messages');
  expect(total.getAttribute('role')).toBe('status');
  expect(total.closest('.visually-hidden')).toBeNull();
});

it('reports that the list failed, and reloads on "Try again"', async () => {
  let fails = true;
  const { user } = openOutbox({
    answers: {
      'GET /api/emails': () =>
        fails
          ? new Refusal(503, 'server.unavailable', 'Away')
          : {
              emails: [email(1)],
              total: 1,
              counts: { all: 1, queued: 0, sent: 1, failed: 0, unsent: 0 },
              isMailConfigured: true,
            },
    },
  });
  await screen.findByText('The messages could not be loaded. Please try again.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('visitor1@example.org');
});

it('reports that a message does not exist', async () => {
  openOutbox({ address: '/dashboard/emails/99' });
  await screen.findByText('This message does not exist.');
});

it('lets an editor, but not a viewer, decide about messages from before a restore', async () => {
  let held = 2;
  const answer = () => ({
    emails: [email(1, { state: 'queued', isHeld: held > 0, sentAt: null })],
    total: 1,
    counts: { all: 1, queued: 1, sent: 0, failed: 0, unsent: 0 },
    isMailConfigured: true,
    held,
  });
  const answers: Record<string, Answer> = {
    'GET /api/emails': answer,
    'POST /api/emails/held': () => {
      const messages = held;
      held = 0;
      return { messages };
    },
  };
  const { user, calls } = openOutbox({ answers });
  await screen.findByText('2 messages from before the restore are held');
  await user.click(screen.getByRole('button', { name: 'Send them' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Send 2 held messages?' });
  await user.click(within(dialog).getByRole('button', { name: 'Send them' }));
  await waitFor(() => expect(calls).toContain('POST /api/emails/held'));
  await waitFor(() => expect(screen.queryByText(/from before the restore/)).toBeNull());

  cleanup();
  held = 1;
  openOutbox({ answers, role: 'viewer' });
  await screen.findByText('1 message from before the restore is held');
  expect(screen.queryByRole('button', { name: 'Send them' })).toBeNull();
});
