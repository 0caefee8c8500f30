// Reviewing applicants one after another beside their documents: Approve, Reject, Ask, and the next in the list.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hostedRow } from './testing/hosted-fixture.ts';
import { type Answers, refusal, visitHosted } from './testing/hosted-visit.tsx';

const NAMES = ['Amira Rahman', 'Kenji Watanabe', 'Priya Nair'];

async function open(answers: Answers = {}) {
  const rows = NAMES.map((name, index) =>
    hostedRow({ id: index + 1, user_id: 101 + index, name, documents: [], documentRequests: [] }),
  );
  const decide = (decision: 'approved' | 'rejected', body: unknown) => {
    const { user_id: userId } = body as { user_id: number };
    const index = rows.findIndex((row) => row.user_id === userId);
    const before = rows[index];
    if (!before) throw new Error('no such applicant');
    const status = decision === 'approved' ? ('Approved' as const) : ('Rejected' as const);
    rows[index] = {
      ...before,
      decision,
      status,
      version: before.version + 1,
      mail: { id: 9, state: 'queued', error: null },
      undoUntil: new Date(Date.now() + 10_000).toISOString(),
    };
    return { body: { success: true, status_name: status, message: 'Done.', row: rows[index] } };
  };
  const undo = (body: unknown) => {
    const { user_id: userId } = body as { user_id: number };
    const before = rows.find((row) => row.user_id === userId);
    if (!before) throw new Error('no such applicant');
    const row = { ...before, decision: 'pending', status: 'Pending', mail: null, undoUntil: null } as const;
    rows[rows.indexOf(before)] = row;
    return { body: { success: true, status_name: row.status, message: 'Undone.', row } };
  };
  const visit = visitHosted({
    rows,
    answers: {
      'POST /api/hosted/varification-email': ({ body }) => decide('approved', body),
      'POST /api/hosted/reject': ({ body }) => decide('rejected', body),
      'POST /api/hosted/undo-rejection': ({ body }) => undo(body),
      ...answers,
    },
  });
  await visit.user.click(
    await screen.findByRole('button', { name: / (documents|application) of Amira Rahman$/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Uploaded Documents' }));
  dialog.getByRole('button', { name: 'Close' }).focus();
  return { ...visit, dialog };
}

test('Approve decides in one press, and opens the next applicant', async () => {
  const { user, dialog, made } = await open();
  expect(dialog.getByText('Applicant 1 of 3')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await dialog.findByText('Applicant 2 of 3');
  expect(dialog.getByRole('heading', { name: 'Kenji Watanabe' })).toBeDefined();
  // A second press must not decide on an applicant whom nobody has seen.
  await user.keyboard('a');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(made('POST /api/hosted/varification-email')).toHaveLength(1);
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBeNull(),
  );
  await user.keyboard('a');
  await dialog.findByText('Applicant 3 of 3');
  expect(made('POST /api/hosted/varification-email').map(({ body }) => body)).toMatchObject([
    { user_id: 101 },
    { user_id: 102 },
  ]);
  expect(dialog.getByRole('button', { name: 'Next applicant' }).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('p');
  await dialog.findByText('Applicant 2 of 3');
  expect(dialog.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe('true');
});

test('Reject asks above the documents: Cancel returns to them, and rejecting leads to the next applicant', async () => {
  const { user, dialog, made } = await open();
  await user.keyboard('r');
  const question = () => within(screen.getByRole('alertdialog', { name: 'Reject Amira Rahman?' }));
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByText('Applicant 1 of 3')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await user.click(question().getByRole('button', { name: 'Reject' }));
  await dialog.findByText('Applicant 2 of 3');
  await waitFor(() => expect(made('POST /api/hosted/reject')).toHaveLength(1));
  expect(made('POST /api/hosted/reject')[0]?.body).toMatchObject({ user_id: 101 });
});

test('one Enter too many after a rejection leaves the next applicant open', async () => {
  const { user, dialog } = await open();
  await user.keyboard('r');
  await screen.findByRole('alertdialog');
  await user.keyboard('{Enter}{Enter}');
  expect(await dialog.findByText('Applicant 2 of 3')).toBeDefined();
  await expect.poll(() => document.activeElement?.textContent).toBe('Uploaded Documents');
});

test('each applicant starts at the top of the dialog, and the keys still work', async () => {
  const { user, dialog } = await open();
  const box = screen.getByRole('dialog', { name: 'Uploaded Documents' });
  box.scrollTop = 400;
  // It is removed together with the applicant that it belongs to.
  dialog.getByRole('link', { name: 'amira@kenari.example' }).focus();
  await user.keyboard('n');
  await dialog.findByText('Applicant 2 of 3');
  expect(box.scrollTop).toBe(0);
  const name = dialog.getByRole('heading', { name: 'Kenji Watanabe' });
  const documents = dialog.getByText('No documents');
  expect(name.compareDocumentPosition(documents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.poll(() => document.activeElement?.textContent).toBe('Uploaded Documents');
  await user.keyboard('n');
  expect(await dialog.findByText('Applicant 3 of 3')).toBeDefined();
});

const rejectByKeys = async ({ user, dialog }: Awaited<ReturnType<typeof open>>) => {
  await user.keyboard('r');
  await screen.findByRole('alertdialog');
  await user.keyboard('{Enter}');
  await dialog.findByText('Applicant 2 of 3');
};
const saidOf = (dialog: ReturnType<typeof within>, name: string) =>
  waitFor(() => {
    const status = dialog.getAllByRole('status').find((one: HTMLElement) => one.textContent.includes(name));
    if (!status) throw new Error(`nothing is said of ${name}`);
    return within(status);
  });

test('a rejection is reported and can be undone in the dialog, beside the next applicant', async () => {
  const visit = await open();
  await rejectByKeys(visit);
  const { user, dialog, made } = visit;
  const before = await saidOf(dialog, 'Amira Rahman');
  expect(before.getByText('Rejected')).toBeDefined();
  await expect.poll(() => document.activeElement?.textContent).toBe('Uploaded Documents');
  const undo = before.getByRole('button', { name: 'Undo the rejection of Amira Rahman' });
  for (let steps = 0; steps < 8 && document.activeElement !== undo; steps += 1) await user.tab();
  await user.keyboard('{Enter}');
  expect(await before.findByText('Pending')).toBeDefined();
  expect(made('POST /api/hosted/undo-rejection')[0]?.body).toMatchObject({ user_id: 101, version: 2 });
  // The button is gone, and the keys still work.
  await user.keyboard('n');
  expect(await dialog.findByText('Applicant 3 of 3')).toBeDefined();
});

test('an approval is reported and can be undone too, even for the last applicant', async () => {
  const { user, dialog } = await open();
  await user.keyboard('nn');
  await dialog.findByText('Applicant 3 of 3');
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBeNull(),
  );
  await user.keyboard('a');
  const last = await saidOf(dialog, 'Priya Nair');
  expect(last.getByText('Approved')).toBeDefined();
  await user.click(last.getByRole('button', { name: 'Undo the approval of Priya Nair' }));
  expect(await last.findByText('Pending')).toBeDefined();
});

test('a refused rejection is reported in the dialog, even with the next applicant open', async () => {
  const visit = await open({
    'POST /api/hosted/reject': () => refusal(403, 'session.forbidden', 'Your role does not allow this.'),
  });
  await rejectByKeys(visit);
  const before = await saidOf(visit.dialog, 'Amira Rahman');
  expect(before.getByText('Your role does not allow this.')).toBeDefined();
  expect(before.getByText('Pending')).toBeDefined();
});
