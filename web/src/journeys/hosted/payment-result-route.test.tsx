// The provider's return address proves nothing: Status=200 without the server's confirmation leads nowhere. Once it
// is confirmed, the buyer is told that the money arrived, and has its receipt.
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { PaymentResultRoute } from './payment-result-route.tsx';
import { receiptAddress } from './receipt.ts';
import { APPROVED_BUYER } from './testing/approved-buyer.ts';

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => hostedDraft.buyer.write({ user: 5, company: 6, key: 'k'.repeat(22) }));

function Interests() {
  return (
    <>
      <p>the interests</p>
      <output>{JSON.stringify(useLocation().state)}</output>
    </>
  );
}

const refused = (status: number, code: string) =>
  Response.json({ error: 'x', message: 'x', code, requestId: 'r' }, { status });

const BOOKING = {
  bookingId: 3,
  bookingData: {
    name: 'Amira Rahman',
    passportNumber: '••••• 482',
    email: 'amira@kenari.example',
    phoneNumber: '+60123456789',
    additionalName: '',
    additionalPassport: '',
    stayingDuration: '2 - 4 Jun 2025',
    roomType: 'Two Single Bed',
    extraNights: ['2025-06-04'],
    userId: 12,
    companyId: 34,
  },
  orderData: [
    { label: 'Refundable deposit', value: 900, dates: [] },
    { label: 'Extra night × 1', value: 450, dates: ['2025-06-04'] },
  ],
  totalAmount: 1350,
  deposit: 900,
  currency: 'MYR',
  termsVersion: '1',
  isPaid: true,
  version: 1,
  openPayment: null,
};

const RETURNED = '/payment-result?Status=200&RefNo=ABC&TransactionId=9';

/** @param outcome of the payment; null for a reference that the server does not know */
function open(outcome: string | null, address = RETURNED) {
  vi.stubGlobal('fetch', async (asked: string) => {
    const path = String(asked).replace(/\?.*/, '');
    if (path === '/api/payments/outcome')
      return outcome === null ? refused(404, 'resource.not-found') : Response.json({ outcome });
    if (path === '/api/hosted-buyer')
      return Response.json({ ...APPROVED_BUYER, step: 'meetings', isPaid: true });
    if (path.startsWith('/api/payments/booking')) return Response.json(BOOKING);
    return refused(500, 'server.failed');
  });
  renderIn(
    <Routes>
      <Route path="/payment-result" element={<PaymentResultRoute />} />
      <Route path="/hosted/interest" element={<Interests />} />
    </Routes>,
    { address },
  );
}

test('stays at Processing despite Status=200 until the provider confirms, and shows a rejection as Payment Failed', async () => {
  open('processing');
  expect(await screen.findByText('Processing Payment...')).toBeTruthy();
  expect(screen.queryByText('the interests')).toBeNull();
  cleanup();
  open('failed');
  expect(await screen.findByText('Payment Failed')).toBeTruthy();
  expect(screen.queryByText('the interests')).toBeNull();
});

test('once paid, redirects to the interests if the key is stored here, but not in another browser', async () => {
  open('paid');
  expect(await screen.findByText('the interests')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('{"paidReference":"ABC"}');
  cleanup();
  hostedDraft.buyer.clear();
  open('paid');
  expect(await screen.findByText('Payment received')).toBeTruthy();
  expect(screen.queryByText('the interests')).toBeNull();
});

test('the receipt has its own URL: with the key it shows all that was paid and one next step', async () => {
  open('paid', receiptAddress('ABC'));
  await screen.findByRole('heading', { name: 'Payment received' });
  await screen.findByText(/We have received RM.1,350\.00\. .* to amira@kenari\.example/);
  expect(screen.getByRole('link', { name: 'Choose exhibitors' }).getAttribute('href')).toBe(
    '/hosted/interest',
  );
  screen.getByText('2 - 4 Jun 2025');
  screen.getByText('ABC');
});

test('without the key, the receipt’s URL shows only the outcome', async () => {
  hostedDraft.buyer.clear();
  open('paid', receiptAddress('ABC'));
  await screen.findByText('Payment received');
  expect(screen.queryByText(/RM/)).toBeNull();
  expect(screen.queryByText('2 - 4 Jun 2025')).toBeNull();
});

test.each([
  ['400', 'Payment Failed'],
  ['200', 'We can’t find this payment'],
])('an unknown reference that returns with Status=%s shows "%s"', async (status, title) => {
  open(null, `/payment-result?Status=${status}&RefNo=UNKNOWN`);
  await screen.findByRole('heading', { name: title });
});
