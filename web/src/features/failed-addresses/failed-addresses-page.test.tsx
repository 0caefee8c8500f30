// Failed addresses: entered from a bounce or by hand, dealt with, found again, and taken as good.
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { FailedAddressesPage } from './failed-addresses-page.tsx';

const BOUNCED = {
  id: 5,
  reference: 'BM-1',
  name: 'Amira Rahman',
  email: 'amira@kenari.example',
  kind: 'bounce',
  reason: 'Mailbox full',
  failedAt: '2026-03-02T04:00:00Z',
  emailId: null,
  subject: null,
};

it('one is entered from a bounce message and dealt with; an address that nobody has is named', async () => {
  let failed: unknown[] = [];
  const sent: unknown[] = [];
  const { calls, user } = visitPage({
    pages: { '/': <FailedAddressesPage /> },
    address: '/',
    answers: {
      'GET /api/failed-addresses': () => ({ addresses: failed, total: failed.length }),
      'POST /api/failed-addresses/bounce': (_url, body) => {
        sent.push(body);
        failed = [BOUNCED];
        return { entered: [BOUNCED.email], unknown: [] };
      },
      'POST /api/failed-addresses/:id/deal': () => {
        failed = [];
        return {};
      },
      'POST /api/failed-addresses': (_url, body) => {
        sent.push(body);
        const words = 'Nobody in this edition has this address.';
        return new Refusal(422, 'request.invalid', words, { fields: { address: words } });
      },
    },
  });
  await screen.findByText('No failed addresses');
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['a bounce'], 'bounce.eml', { type: 'message/rfc822' }));
  await screen.findByText(`Entered: ${BOUNCED.email}`);
  expect((sent[0] as File).name).toBe('bounce.eml');
  await screen.findByText(/Mailbox full/);
  await user.click(screen.getByRole('button', { name: /^Dealt with/ }));
  await waitFor(() => expect(screen.queryByText(/Mailbox full/)).toBeNull());
  expect(calls).toContain('POST /api/failed-addresses/5/deal');
  await user.type(screen.getByLabelText('Email address'), 'nobody@nowhere.example');
  await user.type(screen.getByLabelText('Reason'), 'Full');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('Nobody in this edition has this address.');
  expect(sent[1]).toEqual({ address: 'nobody@nowhere.example', reason: 'Full' });
});

it('one that was dealt with is under its own heading, where it can be taken as good again', async () => {
  let dealt = [BOUNCED];
  const { calls, user } = visitPage({
    pages: { '/dashboard/failed-addresses': <FailedAddressesPage /> },
    address: '/dashboard/failed-addresses',
    answers: {
      'GET /api/failed-addresses': ({ searchParams }) => {
        const addresses = searchParams.has('dealt') ? dealt : [];
        return { addresses, total: addresses.length };
      },
      'DELETE /api/failed-addresses/:id': () => {
        dealt = [];
        return {};
      },
    },
  });
  await screen.findByText('No failed addresses');
  await user.click(screen.getByRole('button', { name: 'Addresses dealt with' }));
  await screen.findByText('Amira Rahman');
  expect(screen.queryByRole('button', { name: /^Dealt with/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Mark as working/ }));
  await waitFor(() => expect(screen.queryByText('Amira Rahman')).toBeNull());
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('status');
  expect(calls).toContain('DELETE /api/failed-addresses/5');
});
