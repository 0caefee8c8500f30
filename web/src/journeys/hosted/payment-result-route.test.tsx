// The provider's return address proves nothing: Status=200 without the server's confirmation leads nowhere.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { PaymentResultRoute } from './payment-result-route.tsx';

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  localStorage.clear();
  hostedDraft.buyer.write({ user: 5, company: 6, key: 'k'.repeat(22) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(outcome: string) {
  vi.stubGlobal('fetch', async (address: string) =>
    String(address).includes('outcome')
      ? Response.json({ outcome })
      : Response.json({ error: 'x', message: 'x', code: 'server.failed', requestId: 'r' }, { status: 500 }),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/payment-result?Status=200&RefNo=ABC&TransactionId=9']}>
        <Routes>
          <Route path="/payment-result" element={<PaymentResultRoute />} />
          <Route path="/hosted/interest" element={<p>the interests</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
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

test('once paid leads a buyer whose key is stored here to the interests, and another browser nowhere', async () => {
  open('paid');
  expect(await screen.findByText('the interests')).toBeTruthy();
  cleanup();
  hostedDraft.buyer.clear();
  open('paid');
  expect(await screen.findByText('Payment received')).toBeTruthy();
  expect(screen.queryByText('the interests')).toBeNull();
});
