// Failed addresses: one that was dealt with is found again, and can be taken as good.
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visitPage } from '../../lib/testing/page-visit.tsx';
import { FailedAddressesPage } from './failed-addresses-page.tsx';

it('one that was dealt with is under its own heading, where it can be taken as good again', async () => {
  let dealt = [
    {
      id: 5,
      reference: 'BM-1',
      name: 'Amira Rahman',
      email: 'amira@kenari.example',
      kind: 'bounce',
      reason: 'Mailbox full',
      failedAt: '2026-03-02T04:00:00Z',
      emailId: null,
      subject: null,
    },
  ];
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
