// Rejecting, undoing and changing decisions in the list of applications.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hostedRow } from './testing/hosted-fixture.ts';
import { rowOf, visitHosted } from './testing/hosted-visit.tsx';

const decided = (row: object, message = 'Done.') => ({
  body: { success: true, status_name: 'Approved', message, row: { ...hostedRow(), ...row } },
});

test('rejecting an approved buyer requires confirmation', async () => {
  const { user, made } = visitHosted({
    rows: [hostedRow({ status: 'Approved', decision: 'approved' })],
    answers: { 'POST /api/hosted/reject': () => decided({ decision: 'rejected' }) },
  });
  const press = async () =>
    user.click((await rowOf('Amira')).getByRole('button', { name: 'Reject Amira Rahman' }));
  await press();
  const dialog = within(screen.getByRole('alertdialog', { name: 'Reject Amira Rahman?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(made('POST /api/hosted/reject')).toHaveLength(0);
  await press();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(made('POST /api/hosted/reject')).toHaveLength(1));
});

test('Reject asks for confirmation by name, and sends the reason with the displayed version', async () => {
  const { user, made } = visitHosted({
    rows: [hostedRow({ version: 7 })],
    answers: { 'POST /api/hosted/reject': () => decided({ decision: 'rejected' }) },
  });
  await user.click((await rowOf('Amira')).getByRole('button', { name: 'Reject Amira Rahman' }));
  expect(made('POST /api/hosted/reject')).toHaveLength(0);
  const dialog = within(screen.getByRole('alertdialog', { name: 'Reject Amira Rahman?' }));
  // Enter confirms.
  await expect.poll(() => document.activeElement).toBe(dialog.getByRole('button', { name: 'Reject' }));
  await user.selectOptions(
    dialog.getByRole('combobox', { name: /Reason for the email/ }),
    'The documents could not be read.',
  );
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(made('POST /api/hosted/reject')).toHaveLength(1));
  expect(made('POST /api/hosted/reject')[0]?.body).toEqual({
    user_id: 101,
    visitor_company_id: 201,
    version: 7,
    reason: 'The documents could not be read.',
  });
});

test('a reason may be custom text, or omitted', async () => {
  const { user, made } = visitHosted({
    rows: [hostedRow()],
    answers: { 'POST /api/hosted/reject': () => decided({ decision: 'pending' }) },
  });
  const press = async (choose: (dialog: ReturnType<typeof within>) => Promise<void>) => {
    await user.click((await rowOf('Amira')).getByRole('button', { name: 'Reject Amira Rahman' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await choose(dialog);
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
  };
  await press(async (dialog) => {
    await user.selectOptions(dialog.getByRole('combobox'), 'In your own words');
    await user.type(dialog.getByRole('textbox', { name: 'Your words' }), 'Too far away.');
  });
  await waitFor(() => expect(made('POST /api/hosted/reject')).toHaveLength(1));
  expect(made('POST /api/hosted/reject')[0]?.body).toMatchObject({ reason: 'Too far away.' });
  await press(async () => {});
  await waitFor(() => expect(made('POST /api/hosted/reject')).toHaveLength(2));
  expect(made('POST /api/hosted/reject')[1]?.body).not.toHaveProperty('reason');
});

test('a rejected row stays in a search that no longer matches it while it can be undone', async () => {
  const end = Date.now() + 3_600_000;
  const rejected = hostedRow({
    status: 'Rejected',
    decision: 'rejected',
    version: 2,
    mail: { id: 9, state: 'queued', error: null },
    undoUntil: new Date(end).toISOString(),
  });
  let isRejected = false;
  const { user, made, tellChange } = visitHosted({
    rows: [hostedRow()],
    address: '/?search=pending',
    answers: {
      'GET /api/hosted': () => ({
        body: { success: true, data: isRejected ? [] : [hostedRow()] },
        headers: { 'x-total-count': isRejected ? '0' : '1' },
      }),
      'POST /api/hosted/reject': () => {
        isRejected = true;
        return { body: { success: true, status_name: 'Rejected', message: 'Done.', row: rejected } };
      },
    },
  });
  await user.click((await rowOf('Amira')).getByRole('button', { name: 'Reject Amira Rahman' }));
  const requestsBefore = made('GET /api/hosted').length;
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reject' }));
  expect(await (await rowOf('Amira')).findByRole('button', { name: /^Undo/ })).toBeDefined();
  tellChange();
  await waitFor(() => expect(made('GET /api/hosted').length).toBeGreaterThan(requestsBefore));
  expect((await rowOf('Amira')).getByRole('button', { name: /^Undo/ })).toBeDefined();
  vi.spyOn(Date, 'now').mockReturnValue(end + 1_000);
  try {
    await waitFor(() => expect(screen.queryByRole('row', { name: /Amira/ })).toBeNull());
  } finally {
    vi.restoreAllMocks();
  }
});

test('shows the reason of a rejection in its row', async () => {
  visitHosted({ rows: [hostedRow({ status: 'Email Sent', decision: 'rejected', reason: 'Too far away.' })] });
  expect(await (await rowOf('Amira')).findByText('Reason: Too far away.')).toBeDefined();
});

test('a decision based on stale data is refused, and the row shows the other decision', async () => {
  const latest = hostedRow({ decision: 'approved', status: 'Approved', version: 2 });
  const { user } = visitHosted({
    rows: [hostedRow()],
    answers: {
      'POST /api/hosted/reject': () => ({
        status: 409,
        body: {
          error: 'Changed.',
          message: 'Changed.',
          code: 'application.stale',
          application: latest,
          requestId: 'r',
        },
      }),
      'GET /api/hosted': () => ({
        body: { success: true, data: [latest] },
        headers: { 'x-total-count': '1' },
      }),
    },
  });
  await user.click((await rowOf('Amira')).getByRole('button', { name: 'Reject Amira Rahman' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reject' }));
  expect(await (await rowOf('Amira')).findByText('Changed.')).toBeDefined();
  expect((await rowOf('Amira')).getByText('Approved')).toBeDefined();
});

test('refetches the rows when somebody changes a buyer', async () => {
  const rows = [hostedRow()];
  const { tellChange } = visitHosted({ rows });
  await rowOf('Amira');
  rows[0] = hostedRow({ status: 'Approved', decision: 'approved' });
  tellChange();
  expect(await (await rowOf('Amira')).findByText('Approved')).toBeDefined();
});

test('a rejection can be undone from its row while its email is queued', async () => {
  const waiting = hostedRow({
    status: 'Rejected',
    decision: 'rejected',
    version: 2,
    mail: { id: 9, state: 'queued', error: null },
    undoUntil: '2026-05-01T02:00:10.000Z',
  });
  const { user, made } = visitHosted({
    rows: [waiting],
    answers: {
      'POST /api/hosted/undo-rejection': () => ({
        body: { success: true, status_name: 'Pending', message: 'Undone.', row: hostedRow({ version: 3 }) },
      }),
    },
  });
  const row = await rowOf('Amira');
  expect(row.getByText('The refusal leaves in a moment')).toBeDefined();
  await user.click(row.getByRole('button', { name: 'Undo the rejection of Amira Rahman' }));
  expect(await screen.findByText('Undone.')).toBeDefined();
  expect(made('POST /api/hosted/undo-rejection')[0]?.body).toMatchObject({ version: 2 });
});

test('shows the decision beside Email Sent, and changes it after confirmation', async () => {
  const sent = { status: 'Email Sent', decidedAt: '2026-05-17T02:00:00.000Z' } as const;
  const { user, made } = visitHosted({
    rows: [
      hostedRow({ id: 4, name: 'Mei Chen', decision: 'approved', ...sent }),
      hostedRow({ id: 3, name: 'Bo Lind', decision: 'rejected', ...sent }),
      hostedRow({ id: 2, name: 'Cara Teo', decision: 'approved', payment: 'paid', ...sent }),
      hostedRow({ id: 1, name: 'Dina Aziz', decision: 'rejected', isReplaced: true, ...sent }),
    ],
    answers: { 'POST /api/hosted/varification-email': () => decided({ decision: 'approved' }) },
  });
  expect((await rowOf('Mei Chen')).getByText(/^Application approved 17 May/)).toBeDefined();
  expect((await rowOf('Bo Lind')).getByText(/^Application rejected 17 May/)).toBeDefined();
  expect((await rowOf('Dina Aziz')).getByText('Applied again since')).toBeDefined();
  expect((await rowOf('Dina Aziz')).queryByRole('button', { name: /Change decision/ })).toBeNull();
  const change = async (name: string) =>
    user.click((await rowOf(name)).getByRole('button', { name: `Change decision of ${name}` }));
  await change('Cara Teo');
  let dialog = within(screen.getByRole('alertdialog', { name: 'Reject Cara Teo?' }));
  expect(dialog.queryByRole('button', { name: 'Reject' })).toBeNull();
  expect(dialog.getByText(/refund the payment before/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await change('Bo Lind');
  dialog = within(screen.getByRole('alertdialog', { name: 'Approve Bo Lind?' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(made('POST /api/hosted/varification-email')).toHaveLength(1));
});
