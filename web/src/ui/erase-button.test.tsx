// The question before a person is erased lists what is deleted, and blocks while money is held.

import { screen, waitFor, within } from '@testing-library/react';
import { erasePerson, previewErasure } from '@visavis/contract/erasure/calls';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '../lib/api-client.ts';
import { type Answer, endVisit, Refusal, visitPage } from '../lib/testing/page-visit.tsx';
import { EraseButton, type EraseCalls } from './erase-button.tsx';

afterEach(endVisit);

const CALLS: EraseCalls = {
  preview: (id, signal) => call(previewErasure, { params: { id }, signal }),
  erase: (id) => call(erasePerson, { params: { id } }),
};

const PREVIEW = {
  name: 'Amira Rahman',
  company: 'Kenari Beauty Retail',
  registrations: [
    { id: 7, reference: 'BM-7K3M-Q2XD', programme: 'business', isLive: true },
    { id: 9, reference: 'HB-2M4N-8TRW', programme: 'hosted', isLive: false },
  ],
  hindrance: null,
};

function openRow(answers: Record<string, Answer>) {
  const onErased = vi.fn();
  const visit = visitPage({
    pages: {
      '/dashboard': <EraseButton calls={CALLS} registrationId={7} name="Amira Rahman" onErased={onErased} />,
    },
    address: '/dashboard',
    role: 'admin',
    answers,
  });
  return { ...visit, onErased };
}

it('names the person, every registration and what stays, and erases once confirmed', async () => {
  const { user, calls, onErased } = openRow({
    'GET /api/erasures/:id': () => PREVIEW,
    'POST /api/erasures/:id': () => ({ references: ['BM-7K3M-Q2XD', 'HB-2M4N-8TRW'] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Erase Amira Rahman for good' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Erase Amira Rahman for good?' });
  expect((await within(dialog).findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'BM-7K3M-Q2XD · Business Matching',
    'HB-2M4N-8TRW · Hosted Buyer Program · deleted before',
  ]);
  expect(within(dialog).getByText(/Kenari Beauty Retail is erased/)).toBeDefined();
  expect(within(dialog).getByText(/references of payments stay/)).toBeDefined();
  expect(calls).not.toContain('POST /api/erasures/7');
  await user.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
  await waitFor(() => expect(onErased).toHaveBeenCalledWith(7));
  expect(calls).toContain('POST /api/erasures/7');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says what prevents the erasure, and offers no button then', async () => {
  const { user } = openRow({
    'GET /api/erasures/:id': () => ({ ...PREVIEW, hindrance: 'This buyer has paid.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Erase Amira Rahman for good' }));
  await screen.findByText('This buyer has paid.');
  expect(screen.queryByRole('button', { name: 'Erase for good' })).toBeNull();
});

it("shows a refusal in the server's words and stays open", async () => {
  const { user, onErased } = openRow({
    'GET /api/erasures/:id': () => PREVIEW,
    'POST /api/erasures/:id': () => new Refusal(409, 'application.money-held', 'This buyer has paid.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Erase Amira Rahman for good' }));
  await user.click(await screen.findByRole('button', { name: 'Erase for good' }));
  await screen.findByText('This buyer has paid.');
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeDefined());
  expect(onErased).not.toHaveBeenCalled();
});
