// Requesting a document from the list: what is sent, what a refusal preserves, and what the row then shows.

import { screen, waitFor, within } from '@testing-library/react';
import type { DocumentRequestInfo } from '@visavis/contract/hosted-buyer/row';
import { expect, test } from 'vitest';
import { hostedRow } from './testing/hosted-fixture.ts';
import { refusal, rowOf, visitHosted } from './testing/hosted-visit.tsx';

const ASK = 'POST /api/hosted/document-requests';
const requestOf = (parts: Partial<DocumentRequestInfo> = {}): DocumentRequestInfo => ({
  id: 5,
  kind: 'passport',
  reason: 'The document that you sent has expired.',
  state: 'asked',
  askedBy: 'mei@visavis.example',
  askedAt: '2026-05-02T02:00:00.000Z',
  endedAt: null,
  mail: { id: 9, state: 'sent', error: null },
  ...parts,
});
const openDialog = async (user: ReturnType<typeof visitHosted>['user']) => {
  await user.click(
    (await rowOf('Amira')).getByRole('button', { name: 'Ask for a document of Amira Rahman' }),
  );
  return within(screen.getByRole('dialog', { name: 'Ask Amira Rahman for a document' }));
};

test('sends kind, reason and the displayed version; the row then shows the request', async () => {
  const { user, made } = visitHosted({
    rows: [hostedRow({ version: 7 })],
    role: 'editor',
    answers: {
      [ASK]: () => ({
        status: 201,
        body: {
          success: true,
          message: 'The document is asked for.',
          row: hostedRow({ version: 8, documentRequests: [requestOf()] }),
        },
      }),
    },
  });
  const dialog = await openDialog(user);
  await expect.poll(() => document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Document' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Document' }), 'Passport');
  await user.selectOptions(
    dialog.getByRole('combobox', { name: /Reason for the email/ }),
    'The document that you sent has expired.',
  );
  await user.click(dialog.getByRole('button', { name: 'Ask for a document' }));
  expect(await (await rowOf('Amira')).findByText('Passport: asked for')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(made(ASK)[0]?.body).toEqual({
    user_id: 101,
    visitor_company_id: 201,
    version: 7,
    kind: 'passport',
    reason: 'The document that you sent has expired.',
  });
});

test('requires text for a custom reason, and a refusal preserves it', async () => {
  const { user, made } = visitHosted({
    rows: [hostedRow()],
    answers: { [ASK]: () => refusal(409, 'document.asked-already', 'Asked for already.') },
  });
  const dialog = await openDialog(user);
  await user.selectOptions(dialog.getByRole('combobox', { name: /Reason/ }), 'In your own words');
  await user.click(dialog.getByRole('button', { name: 'Ask for a document' }));
  expect(dialog.getByText('Please say why the document is needed')).toBeDefined();
  expect(made(ASK)).toHaveLength(0);
  const words = dialog.getByRole('textbox', { name: 'Your words' });
  await user.type(words, 'The photo is cut off.');
  await user.click(dialog.getByRole('button', { name: 'Ask for a document' }));
  expect(await dialog.findByText('Asked for already.')).toBeDefined();
  expect((words as HTMLInputElement).value).toBe('The photo is cut off.');
  expect(made(ASK)[0]?.body).toMatchObject({ reason: 'The photo is cut off.' });
});

test('offers no kind with an open request, and no request for a rejected or replaced application', async () => {
  const { user } = visitHosted({
    rows: [
      hostedRow({ id: 3, documentRequests: [requestOf()] }),
      hostedRow({ id: 2, name: 'Bo Lind', decision: 'rejected', status: 'Rejected' }),
      hostedRow({ id: 1, name: 'Dina Aziz', isReplaced: true }),
    ],
  });
  const dialog = await openDialog(user);
  const offered = within(dialog.getByRole('combobox', { name: 'Document' })).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Business card',
    'Company registration certificate',
  ]);
  expect(screen.queryByRole('button', { name: /Ask for a document of (Bo Lind|Dina Aziz)/ })).toBeNull();
});

test('a viewer sees requests but cannot make one', async () => {
  visitHosted({ rows: [hostedRow({ documentRequests: [requestOf()] })], role: 'viewer' });
  const row = await rowOf('Amira');
  expect(row.getByText('Passport: asked for')).toBeDefined();
  expect(row.queryByRole('button', { name: /Ask for a document/ })).toBeNull();
});

test('the documents dialog lists every request with its reason, and can withdraw an open one', async () => {
  const requests = [
    requestOf({ id: 4, kind: 'business-card', state: 'handed-in', endedAt: '2026-05-03T02:00:00.000Z' }),
    requestOf({ reason: 'The photo is cut off.' }),
  ];
  const { user, made } = visitHosted({
    rows: [hostedRow({ version: 3, documentRequests: requests })],
    answers: {
      'POST /api/hosted/document-requests/5/withdraw': () => ({
        body: {
          success: true,
          message: 'The request is withdrawn.',
          row: hostedRow({
            documentRequests: [requestOf({ state: 'withdrawn', endedAt: '2026-05-04T02:00:00.000Z' })],
          }),
        },
      }),
    },
  });
  await user.click(
    (await rowOf('Amira')).getByRole('button', { name: / (documents|application) of Amira Rahman$/ }),
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Uploaded Documents' }));
  expect(dialog.getByText('Business card: handed in')).toBeDefined();
  expect(dialog.getByText('The photo is cut off.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Withdraw the request for Passport of Amira Rahman' }));
  await waitFor(() => expect(dialog.getByText('Passport: withdrawn')).toBeDefined());
  expect(made('POST /api/hosted/document-requests/5/withdraw')[0]?.body).toMatchObject({ version: 3 });
});
