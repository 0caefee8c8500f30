// Actions in a row of the list: Send Email with every way in which it fails, and Delete.
import { screen, waitFor, within } from '@testing-library/react';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { expect, test, vi } from 'vitest';
import { group, meeting } from './testing/review-fixture.ts';
import { refusal, visitReview } from './testing/review-visit.tsx';

const approved = () =>
  group({ status: 'Approved', schedules: [meeting({ status: MEETING_STATUS.approved })] });
const press = (name: string) => screen.getByRole('button', { name });
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

test('Send Email with a pending meeting opens the schedule at it with the warning, and sends nothing', async () => {
  const decided = meeting({ id: 12, minute: 660, status: MEETING_STATUS.approved });
  const { user, calls } = visitReview({ groups: [group({ schedules: [decided, meeting()] })] });
  await user.click((await rowOf('Amira')).getByRole('button', { name: 'Send Email to Amira Rahman' }));
  const dialog = await screen.findByRole('dialog', { name: 'Schedule Meetings:' });
  expect(
    within(dialog).getByText(
      'There are pending meetings. Please approve or reject them before sending the email.',
    ),
  ).toBeDefined();
  expect(within(dialog).getByText('2 of 2 meetings')).toBeDefined();
  expect(within(within(dialog).getByRole('article')).getByText('Pending')).toBeDefined();
  expect(calls.some(({ call }) => call === 'POST /api/meetings/send-status-email')).toBe(false);
});

test('Send Email that returns success: false shows its message, and nothing else changes', async () => {
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
])(
  'shows a failure of %s at the row and in a toast, and sends once the cause is gone',
  async (_, call, sentence) => {
    let isDown = true;
    const sent = { success: true, message: 'The email is being sent.', group: approved() };
    const { user, calls } = visitReview({
      groups: [approved()],
      answers: {
        'POST /api/meetings/send-status-email': () => ({ body: sent }),
        ...(call.startsWith('GET') && { 'GET /api/meetings/1': () => ({ body: approved() }) }),
        [call]: () =>
          isDown
            ? refusal(503, 'server.unavailable', 'Not today.')
            : { body: call.startsWith('GET') ? approved() : sent },
      },
    });
    await user.click((await rowOf('Amira')).getByRole('button', { name: /Send Email/ }));
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    expect((await rowOf('Amira')).getByText(sentence)).toBeDefined();
    isDown = false;
    await user.click((await rowOf('Amira')).getByRole('button', { name: /Send Email/ }));
    expect(await screen.findByText('The email is being sent.')).toBeDefined();
    expect(calls.some((one) => one.call === 'POST /api/meetings/send-status-email')).toBe(true);
  },
);

test.each([
  ['sending it fails', 'POST /api/meetings/send-status-email', () => ({ status: 502, body: '' })],
  ['sending it answers with anything', 'POST /api/meetings/send-status-email', () => ({ body: 'garbage' })],
  ['the details cannot be reached', 'GET /api/meetings/1', unreachable],
] as const)('shows the generic sentence for a failure without a message: %s', async (_, call, answer) => {
  const { user } = visitReview({ groups: [approved()], answers: { [call]: answer } });
  await user.click((await rowOf('Amira')).getByRole('button', { name: /Send Email/ }));
  await waitFor(() =>
    expect(screen.getAllByText('An error occurred while sending the email. Please try again.')).toHaveLength(
      2,
    ),
  );
});

test.each([undefined, 0])('reports details with %s for an id as invalid, and sends nothing', async (id) => {
  const { user, calls } = visitReview({
    groups: [approved()],
    answers: { 'GET /api/meetings/1': () => ({ body: { ...approved(), user_id: id } }) },
  });
  await user.click((await rowOf('Amira')).getByRole('button', { name: /Send Email/ }));
  await waitFor(() => expect(screen.getAllByText('Invalid meeting data received')).toHaveLength(2));
  expect(calls.some(({ call }) => call === 'POST /api/meetings/send-status-email')).toBe(false);
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

test.each([
  [
    'in the server’s words',
    () => refusal(409, 'registration.paying', 'This registration is being paid.'),
    'This registration is being paid.',
  ],
  [
    'in general words',
    () => ({ status: 500, body: '' }),
    'Failed to delete this registration. Please try again.',
  ],
])('a failure to delete is reported %s, and the row stays', async (_, answer, sentence) => {
  vi.stubGlobal('confirm', () => true);
  const { user } = visitReview({ groups: [group()], answers: { 'POST /api/meetings/delete': answer } });
  await user.click(await screen.findByRole('button', { name: 'Delete Amira Rahman' }));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(await rowOf('Amira')).toBeDefined();
});

test('the last row is deleted by keyboard, and the focus goes to the search', async () => {
  const groups = [approved()];
  vi.stubGlobal('confirm', () => true);
  const { user } = visitReview({
    groups,
    answers: {
      'POST /api/meetings/delete': () => {
        groups.shift();
        return { body: { success: true, message: 'Record deleted successfully.' } };
      },
    },
  });
  (await rowOf('Amira')).getByRole('button', { name: /^Send Email/ }).focus();
  await user.tab();
  await expect.poll(() => document.activeElement).toBe(press('Delete Amira Rahman'));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No business meetings found')).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('searchbox'));
});
