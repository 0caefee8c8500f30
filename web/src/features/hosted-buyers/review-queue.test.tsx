// Judging one applicant after another beside the documents: Approve, Reject, Ask, and the next one of the list.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hostedRow } from './testing/hosted-fixture.ts';
import { endVisit, visitHosted } from './testing/hosted-visit.tsx';

afterEach(endVisit);

const NAMES = ['Amira Rahman', 'Kenji Watanabe', 'Priya Nair'];

async function open() {
  const rows = NAMES.map((name, index) =>
    hostedRow({ id: index + 1, user_id: 101 + index, name, documents: [], documentRequests: [] }),
  );
  const decide = (decision: 'approved' | 'rejected', body: unknown) => {
    const { user_id: userId } = body as { user_id: number };
    const index = rows.findIndex((row) => row.user_id === userId);
    const before = rows[index];
    if (!before) throw new Error('no such applicant');
    const status = decision === 'approved' ? ('Approved' as const) : ('Rejected' as const);
    rows[index] = { ...before, decision, status, version: before.version + 1 };
    return { body: { success: true, status_name: status, message: 'Done.', row: rows[index] } };
  };
  const visit = visitHosted({
    rows,
    answers: {
      'POST /api/hosted/varification-email': ({ body }) => decide('approved', body),
      'POST /api/hosted/reject': ({ body }) => decide('rejected', body),
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
  // The second press of two is not meant for whom nobody has seen.
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

test('Reject asks above the documents: Cancel goes back to them, and a rejection to the next applicant', async () => {
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

test('Enter once too often after a rejection leaves the next applicant in view', async () => {
  const { user, dialog } = await open();
  await user.keyboard('r');
  await screen.findByRole('alertdialog');
  await user.keyboard('{Enter}{Enter}');
  expect(await dialog.findByText('Applicant 2 of 3')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Uploaded Documents');
});

test('each applicant begins at the top of the dialog, with the keys at hand', async () => {
  const { user, dialog } = await open();
  const box = screen.getByRole('dialog', { name: 'Uploaded Documents' });
  box.scrollTop = 400;
  // It is removed together with the applicant whose address it is.
  dialog.getByRole('link', { name: 'amira@kenari.example' }).focus();
  await user.keyboard('n');
  await dialog.findByText('Applicant 2 of 3');
  expect(box.scrollTop).toBe(0);
  const name = dialog.getByRole('heading', { name: 'Kenji Watanabe' });
  const documents = dialog.getByText('No documents');
  expect(name.compareDocumentPosition(documents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.activeElement?.textContent).toBe('Uploaded Documents');
  await user.keyboard('n');
  expect(await dialog.findByText('Applicant 3 of 3')).toBeDefined();
});
