// The list of registrations: its states, its requests, and what each role may do.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { group, meeting } from './testing/review-fixture.ts';
import { refusal, visitReview } from './testing/review-visit.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const approved = () =>
  group({ status: 'Approved', schedules: [meeting({ status: MEETING_STATUS.approved })] });
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('says that nothing was found, and can clear search and filters', async () => {
  const { user } = visitReview({ address: '/?search=zzz&status=Pending' });
  expect(await screen.findByText('No business meetings found')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove Status: Pending' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('searchbox'));
});

test("shows a failure in place of the table, in the server's words", async () => {
  let isDown = true;
  const { user } = visitReview({
    groups: [],
    answers: {
      'GET /api/meetings': () =>
        isDown
          ? refusal(503, 'server.unavailable', 'The database rests.')
          : { body: [group()], headers: { 'x-total-count': '1' } },
    },
  });
  expect(await screen.findByText('Failed to fetch business meetings: The database rests.')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Amira Rahman')).toBeDefined();
});

test('shows the specified words for a failure without a message', async () => {
  visitReview({
    answers: {
      'GET /api/meetings': () => ({ status: 502, body: 'no gateway' }),
    },
  });
  expect(await screen.findByText('Failed to fetch business meetings. Please try again later.')).toBeDefined();
});

test('the view of people without a meeting is there while somebody is, or while it is open', async () => {
  const counts = (missing: number) => () => ({
    body: {
      total: 3,
      progress: { 'to-decide': 3, ready: 0, changed: 0, failed: 0, sent: 0, 'no-meetings': missing },
    },
  });
  for (const [missing, address, isThere] of [
    [0, '/', false],
    [2, '/', true],
    [0, '/?progress=no-meetings', true],
  ] as const) {
    visitReview({ groups: [group()], address, answers: { 'GET /api/meetings/counts': counts(missing) } });
    await screen.findByRole('link', { name: 'To decide 3' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /^No meetings/ }) !== null).toBe(isThere));
    cleanup();
  }
});

test('anyone who has no meeting yet is shown so in words, with nothing to view and nothing to send', async () => {
  const { user, calls } = visitReview({ groups: [group({ schedules: [] })] });
  const row = await rowOf('Amira Rahman');
  expect(row.getByText('No meetings yet')).toBeDefined();
  expect(row.queryByText(/0 of 0/)).toBeNull();
  expect(row.queryByRole('button', { name: /^View/ })).toBeNull();
  const send = row.getByRole('button', { name: 'Send Email to Amira Rahman' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(send.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This registration has no meetings.',
  );
  await user.click(send);
  expect(calls.some(({ call }) => call.endsWith('/send-status-email'))).toBe(false);
  expect(screen.getByRole('link', { name: /^No meetings/ })).toBeDefined();
});

test('Show More says how many remain, and focuses the first new row', async () => {
  const groups = Array.from({ length: 13 }, (_, index) =>
    group({ id: 60 - index, name: `Visitor ${index + 1}` }),
  );
  const { user } = visitReview({ groups });
  await user.click(await screen.findByText('Show More (3 remaining)'));
  const first = await screen.findByText('Visitor 11');
  await waitFor(() => expect(document.activeElement).toBe(first.closest('tr')));
  expect(screen.queryByText(/^Show More/)).toBeNull();
});

test('a reload shows as many rows as before', async () => {
  const groups = Array.from({ length: 25 }, (_, index) =>
    group({ id: 60 - index, name: `Visitor ${index}` }),
  );
  visitReview({ groups, address: '/?shown=20' });
  expect(await screen.findByText('Show More (5 remaining)')).toBeDefined();
  expect(screen.getByText('25 registrations')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^View/ })).toHaveLength(20);
});

test('shows the total visibly, not only to screen readers', async () => {
  visitReview({ groups: Array.from({ length: 13 }, (_, index) => group({ id: 60 - index })) });
  const total = await screen.findByText('13 registrations');
  expect(total.getAttribute('role')).toBe('status');
  expect(total.closest('.visually-hidden')).toBeNull();
});

test('a decided row stays in a search for pending until its dialog closes, then the focus moves on', async () => {
  const names = ['Amira Rahman', 'Kenji Watanabe', 'Priya Nair'];
  const pending = names.map((name, index) =>
    group({ id: index + 1, name, schedules: [meeting({ id: 11 + index })] }),
  );
  const decided = group({
    ...pending[1],
    status: 'Approved',
    schedules: [meeting({ id: 12, status: MEETING_STATUS.approved })],
  });
  let isDecided = false;
  const { user, queries } = visitReview({
    groups: pending,
    address: '/?search=pending',
    answers: {
      'GET /api/meetings': () => ({
        body: pending.filter(({ id }) => !isDecided || id !== 2),
        headers: { 'x-total-count': isDecided ? '2' : '3' },
      }),
      'GET /api/meetings/2': () => ({ body: isDecided ? decided : pending[1] }),
      'POST /api/meetings/12/approve': () => {
        isDecided = true;
        return { body: { success: true, group: decided } };
      },
    },
  });
  const view = (await rowOf('Kenji')).getByRole('button', { name: /^View/ });
  await user.click(view);
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Meetings:' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await within(dialog.getByRole('article')).findByText('Approved');
  // A refetch in the meantime must not remove the row being edited.
  await queries.refetchQueries({ queryKey: ['registrations'] });
  expect(await rowOf('Kenji')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Kenji/ })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('row', { name: /Priya/ })));
});

test('does not say that the list is empty while another search loads', async () => {
  let arrive = () => {};
  const after = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { user } = visitReview({
    address: '/?search=zzz',
    answers: {
      'GET /api/meetings': ({ query }) => ({
        body: query.get('search') ? [] : [group()],
        headers: { 'x-total-count': query.get('search') ? '0' : '1' },
        ...(!query.get('search') && { after }),
      }),
    },
  });
  await screen.findByText('No business meetings found');
  await user.clear(screen.getByRole('searchbox'));
  expect(screen.queryByText('No business meetings found')).toBeNull();
  arrive();
  expect(await screen.findByText('Amira Rahman')).toBeDefined();
});

test('debounces the typed search', async () => {
  const { user, calls } = visitReview({ groups: [group()] });
  await screen.findByText('Amira Rahman');
  await user.type(screen.getByRole('searchbox', { name: 'Search registrations' }), 'kenari');
  await waitFor(() => {
    const searches = calls.flatMap(({ call, query }) =>
      call === 'GET /api/meetings' ? [query.get('search')] : [],
    );
    expect(searches).toEqual([null, 'kenari']);
  });
});

test('Send Email with a pending meeting opens the schedule with the warning, and sends nothing', async () => {
  const { user, calls } = visitReview({ groups: [group()] });
  await user.click((await rowOf('Amira')).getByRole('button', { name: 'Send Email to Amira Rahman' }));
  const dialog = await screen.findByRole('dialog', { name: 'Schedule Meetings:' });
  expect(
    within(dialog).getByText(
      'There are pending meetings. Please approve or reject them before sending the email.',
    ),
  ).toBeDefined();
  expect(calls.some(({ call }) => call === 'POST /api/meetings/send-status-email')).toBe(false);
});

test('Send Email that is answered with success: false shows its message, and nothing else changes', async () => {
  const { user } = visitReview({
    groups: [approved()],
    answers: {
      'POST /api/meetings/send-status-email': () => ({
        body: { success: false, message: 'The outbox is full.' },
      }),
    },
  });
  await user.click((await rowOf('Amira')).getByRole('button', { name: 'Send Email to Amira Rahman' }));
  await (await rowOf('Amira')).findByText('Failed to send email: The outbox is full.');
  const button = (await rowOf('Amira')).getByRole('button', { name: /Send Email/ });
  expect(button.getAttribute('aria-disabled')).toBeNull();
});

test('Send Email sends, and the row says that it is being sent', async () => {
  const mail = { id: 9, state: 'queued', error: null, isOutdated: false } as const;
  const { user, calls } = visitReview({
    groups: [approved()],
    answers: {
      'POST /api/meetings/send-status-email': () => ({
        body: { success: true, message: 'The email is being sent.', group: { ...approved(), mail } },
      }),
    },
  });
  await user.click((await rowOf('Amira')).getByRole('button', { name: 'Send Email to Amira Rahman' }));
  expect(await screen.findByText('The email is being sent.')).toBeDefined();
  const button = (await rowOf('Amira')).getByRole('button', { name: /Send Email/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect((await rowOf('Amira')).getByText('Sending')).toBeDefined();
  const sent = calls.find(({ call }) => call === 'POST /api/meetings/send-status-email');
  expect(sent?.body).toMatchObject({ user_id: 101, visitor_company_id: 201 });
});

test.each([
  ['the details', 'GET /api/meetings/1', 'Failed to fetch meeting details: Not today.'],
  ['the sending', 'POST /api/meetings/send-status-email', 'Failed to send email: Not today.'],
])('shows a failure of %s at the row and in a toast', async (_, call, sentence) => {
  const { user } = visitReview({
    groups: [approved()],
    answers: { [call]: () => refusal(503, 'server.unavailable', 'Not today.') },
  });
  await user.click((await rowOf('Amira')).getByRole('button', { name: /Send Email/ }));
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  expect((await rowOf('Amira')).getByText(sentence)).toBeDefined();
});

test('shows the generic sentence for a failure to send without a message', async () => {
  const { user } = visitReview({
    groups: [approved()],
    answers: { 'POST /api/meetings/send-status-email': () => ({ status: 502, body: '' }) },
  });
  await user.click((await rowOf('Amira')).getByRole('button', { name: /Send Email/ }));
  await waitFor(() =>
    expect(screen.getAllByText('An error occurred while sending the email. Please try again.')).toHaveLength(
      2,
    ),
  );
});

test('reports details without the ids as invalid', async () => {
  const { user } = visitReview({
    groups: [approved()],
    answers: { 'GET /api/meetings/1': () => ({ body: { ...approved(), user_id: undefined } }) },
  });
  await user.click((await rowOf('Amira')).getByRole('button', { name: /Send Email/ }));
  expect((await screen.findAllByText('Invalid meeting data received')).length).toBeGreaterThan(0);
});

test('shows the delivery state of the email beside the status', async () => {
  const sent = { id: 1, state: 'sent', error: null, isOutdated: false } as const;
  visitReview({
    groups: [
      group({ id: 1, name: 'One', status: 'Email Sent', mail: sent }),
      group({
        id: 2,
        name: 'Two',
        status: 'Approved',
        mail: { ...sent, state: 'failed', error: '550 no such user' },
      }),
      group({ id: 3, name: 'Three', status: 'Approved', mail: { ...sent, state: 'unsent' } }),
      group({ id: 4, name: 'Four', status: 'Approved', mail: { ...sent, isOutdated: true } }),
    ],
  });
  const button = (row: ReturnType<typeof within>) => row.getByRole('button', { name: /^Send/ });
  expect(button(await rowOf('One')).getAttribute('aria-disabled')).toBe('true');
  expect((await rowOf('Two')).getByText('The email failed: 550 no such user')).toBeDefined();
  expect(button(await rowOf('Two')).textContent).toContain('Send again');
  expect((await rowOf('Three')).getByText('Not sent')).toBeDefined();
  // The reason is shown once, above the rows.
  expect(screen.getAllByText('Not sent: no mail server configured')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'See these emails' }).getAttribute('href')).toBe(
    '/dashboard/emails?state=unsent',
  );
  expect((await rowOf('Four')).getByText('Changed since the last email')).toBeDefined();
  expect(button(await rowOf('Four')).getAttribute('aria-disabled')).toBeNull();
});

test('each role sees only the actions it may take', async () => {
  visitReview({ groups: [group()], role: 'viewer' });
  await screen.findByText('Amira Rahman');
  expect(screen.queryByRole('columnheader', { name: 'Action' })).toBeNull();
  cleanup();
  visitReview({ groups: [group()], role: 'editor' });
  await screen.findByText('Amira Rahman');
  expect(screen.getByRole('button', { name: /^Send Email/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  cleanup();
  visitReview({ groups: [group()], role: 'admin' });
  await screen.findByText('Amira Rahman');
  expect(screen.getByRole('button', { name: /^Delete/ })).toBeDefined();
});

test('Delete asks for confirmation, removes the row, and focuses its neighbour', async () => {
  const groups = [group({ id: 2, name: 'Lucía Ferrer' }), group({ id: 1 })];
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const { user, calls } = visitReview({
    groups,
    answers: {
      'POST /api/meetings/delete': () => {
        groups.shift();
        return { body: { success: true, message: 'Record deleted successfully.' } };
      },
    },
  });
  const press = async () => user.click(await screen.findByRole('button', { name: 'Delete Lucía Ferrer' }));
  await press();
  expect(confirm).toHaveBeenCalledWith(
    'Lucía Ferrer, Kenari Beauty Retail\n\nAre you sure you want to delete this registration?',
  );
  expect(calls.some(({ call }) => call === 'POST /api/meetings/delete')).toBe(false);
  confirm.mockReturnValue(true);
  await press();
  expect(await screen.findByText('Record deleted successfully.')).toBeDefined();
  expect(screen.queryByText('Lucía Ferrer')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('row', { name: /Amira/ }));
});
