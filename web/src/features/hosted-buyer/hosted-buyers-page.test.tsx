// The list of applications: its contents, the decisions, and what each role may do.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { expect, test, vi } from 'vitest';
import { later } from '../../lib/testing/later.ts';
import { documentOf, hostedRow } from './testing/hosted-fixture.ts';
import { refusal, rowOf, visitHosted } from './testing/hosted-visit.tsx';

const decided = (row: object, message = 'Done.') => ({
  body: { success: true, status_name: 'Approved', message, row: { ...hostedRow(), ...row } },
});
const held = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

test('shows the columns, and the buttons of a row', async () => {
  visitHosted({ rows: [hostedRow({ documents: [documentOf(), documentOf({ id: 32 })], meetingCount: 8 })] });
  const row = await rowOf('Amira');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    // The checkbox that selects all.
    '',
    'Name',
    'Company',
    'Company Size',
    'Documents',
    'Status',
    'Schedule',
    'Action',
    'Payment Status',
  ]);
  expect(row.getByRole('link', { name: 'HB-7K3M-Q2XD, page of Amira Rahman' }).getAttribute('href')).toBe(
    '/dashboard/people/HB-7K3M-Q2XD',
  );
  expect(row.getByRole('button', { name: 'View (2) documents of Amira Rahman' })).toBeDefined();
  expect(row.getByRole('button', { name: 'View (8) meetings of Amira Rahman' })).toBeDefined();
  expect(row.getByRole('button', { name: 'Payment status of Amira Rahman: No booking yet' })).toBeDefined();
  expect(screen.getByPlaceholderText('Type Here to Search')).toBeDefined();
});

test("the name opens the documents, or the person's page for roles that may not see documents", async () => {
  const { user } = visitHosted({ rows: [hostedRow({ documents: [documentOf()] })], role: 'editor' });
  await user.click((await rowOf('Amira')).getByRole('button', { name: 'Amira Rahman' }));
  expect(await screen.findByRole('dialog', { name: 'Uploaded Documents' })).toBeDefined();
  cleanup();
  visitHosted({ rows: [hostedRow({ documents: [documentOf()] })], role: 'viewer' });
  const name = (await rowOf('Amira')).getByRole('link', { name: 'Amira Rahman' });
  expect(name.getAttribute('href')).toBe('/dashboard/people/HB-7K3M-Q2XD');
});

test('shows that an application has no documents', async () => {
  visitHosted({ rows: [hostedRow()] });
  expect((await rowOf('Amira')).getByText('No documents')).toBeDefined();
});

test.each([
  ['/?decision=pending', 'Everyone here has been decided'],
  ['/?progress=to-decide', 'Everyone here has been decided'],
  ['/?decision=pending&search=zzz', 'No hosted buyers found'],
])('an empty %s says: %s', async (address, sentence) => {
  visitHosted({ address });
  expect(await screen.findByText(sentence)).toBeDefined();
});

test('an empty list without a search offers no button to clear it', async () => {
  visitHosted({});
  expect(await screen.findByText('No hosted buyers found')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull();
});

test('a row shows the payment in words', async () => {
  visitHosted({ rows: [hostedRow({ payment: 'paid' })] });
  (await rowOf('Amira')).getByText('Paid');
});

test('shows when nothing is found, with a button that clears search and filters', async () => {
  const { user } = visitHosted({ address: '/?search=zzz&status=Approved' });
  expect(await screen.findByText('No hosted buyers found')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove Status: Approved' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('searchbox'));
});

test.each([
  [
    'with the server’s message',
    refusal(503, 'server.unavailable', 'The database rests.'),
    'The database rests.',
  ],
  ['with the specified sentence', { status: 502, body: 'no gateway' }, 'Failed to fetch hosted buyer data'],
])('reports a failed load %s, and retries on "Try again"', async (_, failure, sentence) => {
  let isDown = true;
  const { user } = visitHosted({
    answers: {
      'GET /api/hosted': () =>
        isDown
          ? failure
          : { body: { success: true, data: [hostedRow()] }, headers: { 'x-total-count': '1' } },
    },
  });
  expect(await screen.findByText(sentence)).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Amira Rahman')).toBeDefined();
});

test('Show More shows how many remain, and focuses the first new row', async () => {
  const rows = Array.from({ length: 13 }, (_, index) =>
    hostedRow({ id: 60 - index, name: `Buyer ${index + 1}` }),
  );
  const { user } = visitHosted({ rows });
  await user.click(await screen.findByText('Show More (3 remaining)'));
  const first = await screen.findByText('Buyer 11');
  await waitFor(() => expect(document.activeElement).toBe(first.closest('tr')));
  expect(screen.queryByText(/^Show More/)).toBeNull();
});

test('shows no empty state before the rows of another search have loaded', async () => {
  const { after, come: release } = later();
  const answerOf = (data: HostedRow[]) => ({
    body: { success: true, data },
    headers: { 'x-total-count': String(data.length) },
  });
  const { user } = visitHosted({
    address: '/?search=zzz',
    answers: {
      'GET /api/hosted': ({ query }) =>
        query.get('search') ? answerOf([]) : after.then(() => answerOf([hostedRow()])),
    },
  });
  await screen.findByText('No hosted buyers found');
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(screen.queryByText('No hosted buyers found')).toBeNull());
  expect(screen.queryByText('0 hosted buyers')).toBeNull();
  release();
  expect(await screen.findByText('Amira Rahman')).toBeDefined();
});

test('shows the total count visibly, not only to screen readers', async () => {
  visitHosted({ rows: Array.from({ length: 13 }, (_, index) => hostedRow({ id: 60 - index })) });
  const total = await screen.findByText('13 hosted buyers');
  expect(total.getAttribute('role')).toBe('status');
  expect(total.closest('.visually-hidden')).toBeNull();
});

test('sends the search to the server once typing pauses', async () => {
  const { user, calls } = visitHosted({ rows: [hostedRow()] });
  await screen.findByText('Amira Rahman');
  await user.type(screen.getByRole('searchbox', { name: 'Search hosted buyers' }), 'kenari');
  await waitFor(() => {
    const searches = calls.flatMap(({ call, query }) =>
      call === 'GET /api/hosted' ? [query.get('search')] : [],
    );
    expect(searches).toEqual([null, 'kenari']);
  });
});

test('enables only the decisions that a status allows', async () => {
  const named = (status: 'Pending' | 'Approved' | 'Rejected' | 'Email Sent', id: number) =>
    hostedRow({ id, name: `Buyer ${status}`, status });
  visitHosted({
    rows: [named('Pending', 4), named('Approved', 3), named('Rejected', 2), named('Email Sent', 1)],
  });
  const heldIn = async (name: string) => {
    const row = await rowOf(name);
    return [
      held(row.getByRole('button', { name: `Approve ${name}` })),
      held(row.getByRole('button', { name: `Reject ${name}` })),
    ];
  };
  expect(await heldIn('Buyer Pending')).toEqual([false, false]);
  expect(await heldIn('Buyer Approved')).toEqual([true, false]);
  expect(await heldIn('Buyer Rejected')).toEqual([false, true]);
  expect(await heldIn('Buyer Email Sent')).toEqual([true, true]);
});

test('Approve marks its button as busy, and updates the row from the response', async () => {
  let answer = () => {};
  const mail = { id: 9, state: 'queued', error: null };
  const { user, made } = visitHosted({
    rows: [hostedRow()],
    answers: {
      'POST /api/hosted/varification-email': () =>
        new Promise((resolve) => {
          answer = () => resolve(decided({ decision: 'approved', mail }, 'The letter is being sent.'));
        }),
    },
  });
  const row = await rowOf('Amira');
  await user.click(row.getByRole('button', { name: 'Approve Amira Rahman' }));
  expect(row.getByRole('button', { name: 'Approve Amira Rahman' }).getAttribute('aria-busy')).toBe('true');
  // Only one action per row at a time.
  await user.click(row.getByRole('button', { name: 'Reject Amira Rahman' }));
  answer();
  expect(await screen.findByText('The letter is being sent.')).toBeDefined();
  expect((await rowOf('Amira')).getByText('Approved')).toBeDefined();
  expect((await rowOf('Amira')).getByText('Sending')).toBeDefined();
  expect(made('POST /api/hosted/varification-email')[0]?.body).toEqual({
    user_id: 101,
    visitor_company_id: 201,
    version: 1,
  });
  expect(made('POST /api/hosted/reject')).toHaveLength(0);
});

test.each([
  ['Approve', 'varification-email', 'Failed to send verification email'],
  ['Reject', 'reject', 'Failed to send rejection email'],
])('reports a failed %s at the row and in a toast', async (action, path, fallback) => {
  let answer: ReturnType<typeof refusal> = { status: 502, body: '' };
  const { user } = visitHosted({
    rows: [hostedRow()],
    answers: { [`POST /api/hosted/${path}`]: () => answer },
  });
  const press = async () => {
    await user.click((await rowOf('Amira')).getByRole('button', { name: `${action} Amira Rahman` }));
    if (action === 'Reject')
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reject' }));
  };
  await press();
  expect(await (await rowOf('Amira')).findByText(fallback)).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Notifications' })).getByText(fallback)).toBeDefined();
  answer = refusal(409, 'application.money-held', 'The deposit goes back first.');
  await press();
  expect(await (await rowOf('Amira')).findByText('The deposit goes back first.')).toBeDefined();
});

test('Delete asks for confirmation; the row is removed, and the focus moves to its neighbour', async () => {
  const rows = [hostedRow({ id: 2, name: 'Mei Chen' }), hostedRow()];
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const { user, made } = visitHosted({
    rows,
    answers: {
      'POST /api/hosted/delete': () => {
        rows.shift();
        return { body: { success: true, message: 'gone' } };
      },
    },
  });
  const press = async () => user.click(await screen.findByRole('button', { name: 'Delete Mei Chen' }));
  await press();
  expect(confirm).toHaveBeenCalledWith(
    'Mei Chen, Kenari Beauty Retail\n\nAre you sure you want to delete this hosted buyer?',
  );
  expect(made('POST /api/hosted/delete')).toHaveLength(0);
  confirm.mockReturnValue(true);
  await press();
  expect(await screen.findByText('Hosted buyer deleted successfully.')).toBeDefined();
  expect(made('POST /api/hosted/delete')[0]?.body).toEqual({
    id: 2,
    user_id: 102,
    visitor_company_id: 202,
    version: 1,
  });
  expect(screen.queryByText('Mei Chen')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('row', { name: /Amira/ }));
});

test('a failed delete shows the specified sentence', async () => {
  vi.stubGlobal('confirm', () => true);
  const { user } = visitHosted({
    rows: [hostedRow()],
    answers: { 'POST /api/hosted/delete': () => ({ status: 502, body: '' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Amira Rahman' }));
  expect(await (await rowOf('Amira')).findByText('Failed to delete hosted buyer.')).toBeDefined();
});

test('a buyer who has paid is neither rejected nor deleted, and the reason is shown', async () => {
  vi.stubGlobal('confirm', () => true);
  const { user, made } = visitHosted({
    rows: [hostedRow({ status: 'Approved', decision: 'approved', payment: 'paid' })],
    answers: {
      'POST /api/hosted/delete': () => refusal(409, 'application.money-held', 'This buyer has paid.'),
    },
  });
  await user.click((await rowOf('Amira')).getByRole('button', { name: 'Reject Amira Rahman' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Reject Amira Rahman?' }));
  question.getByText('This buyer has paid. Please refund the payment before you reject the application.');
  expect(question.queryByRole('button', { name: 'Reject' })).toBeNull();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await user.click((await rowOf('Amira')).getByRole('button', { name: 'Delete Amira Rahman' }));
  expect(await (await rowOf('Amira')).findByText('This buyer has paid.')).toBeDefined();
  expect((await rowOf('Amira')).getByText('Approved')).toBeDefined();
  expect(made('POST /api/hosted/reject')).toHaveLength(0);
});

test('shows the delivery status of the email beside the status, and resends a failed one', async () => {
  const mail = { id: 9, state: 'failed', error: '550 no such user' } as const;
  const { user, made } = visitHosted({
    rows: [
      hostedRow({ id: 2, name: 'One', status: 'Approved', mail }),
      hostedRow({ id: 1, name: 'Two', status: 'Approved', mail: { id: 8, state: 'unsent', error: null } }),
    ],
    answers: {
      'POST /api/emails/9/retry': () => refusal(409, 'email.not-configured', 'No mail server is configured.'),
    },
  });
  expect((await rowOf('One')).getByText('The email failed: 550 no such user')).toBeDefined();
  expect((await rowOf('Two')).getByText('Not sent')).toBeDefined();
  expect(screen.getAllByText('Not sent: no mail server configured')).toHaveLength(1);
  await user.click((await rowOf('One')).getByRole('button', { name: 'Send again to One' }));
  expect(await (await rowOf('One')).findByText('No mail server is configured.')).toBeDefined();
  expect(made('POST /api/emails/9/retry')).toHaveLength(1);
});

test('shows each role only the actions it may use', async () => {
  const rows = [hostedRow({ documents: [documentOf({ mayOpen: false })] })];
  visitHosted({ rows, role: 'viewer' });
  await screen.findByText('Amira Rahman');
  expect(screen.queryByRole('columnheader', { name: 'Action' })).toBeNull();
  expect(screen.queryByRole('button', { name: /documents of/ })).toBeNull();
  expect(screen.getByText('1 document')).toBeDefined();
  cleanup();
  visitHosted({ rows, role: 'editor' });
  await screen.findByText('Amira Rahman');
  expect(screen.getByRole('button', { name: 'Approve Amira Rahman' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  cleanup();
  visitHosted({ rows, role: 'admin' });
  await screen.findByText('Amira Rahman');
  expect(screen.getByRole('button', { name: /^Delete/ })).toBeDefined();
});

test('opens the meetings of a buyer, and refetches the list when they close', async () => {
  const { user, made } = visitHosted({ rows: [hostedRow({ id: 7, meetingCount: 8 })] });
  await user.click(await screen.findByRole('button', { name: 'View (8) meetings of Amira Rahman' }));
  const before = made('GET /api/hosted').length;
  await user.click(screen.getByRole('button', { name: 'Meetings of registration 7' }));
  await waitFor(() => expect(made('GET /api/hosted').length).toBeGreaterThan(before));
});

test('exports the applications of the current search and filters', async () => {
  const saved = vi.fn();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: saved.mockReturnValue('blob:1'), revokeObjectURL: vi.fn() }),
  );
  const { user, made } = visitHosted({
    rows: [hostedRow()],
    address: '/?search=kenari&decision=rejected',
    answers: {
      'GET /api/exports/hosted': () => ({
        body: new Blob(['Reference']),
        headers: { 'content-disposition': 'attachment; filename="hosted-buyers.csv"' },
      }),
    },
  });
  await screen.findByText('Amira Rahman');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('button', { name: 'All details as CSV' }));
  await waitFor(() => expect(made('GET /api/exports/hosted')).toHaveLength(1));
  const query = made('GET /api/exports/hosted')[0]?.query;
  expect([query?.get('search'), query?.get('decision'), query?.get('format')]).toEqual([
    'kenari',
    'rejected',
    'csv',
  ]);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

test('offers the same files of a selection as of the whole search: the columns shown, and all details', async () => {
  const { user } = visitHosted({ rows: [hostedRow()] });
  await screen.findByText('Amira Rahman');
  const expectFiles = () => {
    for (const what of ['Columns shown', 'All details'])
      for (const format of ['CSV', 'XLSX'])
        expect(screen.getByRole('button', { name: `${what} as ${format}` })).toBeDefined();
  };
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expectFiles();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Amira Rahman' }));
  await user.click(screen.getAllByRole('button', { name: 'Export' }).at(-1) ?? document.body);
  await screen.findByRole('dialog', { name: 'Export' });
  expectFiles();
});
