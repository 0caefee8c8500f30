// A hosted buyer's step opens when the server says so; otherwise the buyer is redirected to the open step.
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { HostedGate } from './step-gate.tsx';
import { APPROVED_BUYER } from './testing/approved-buyer.ts';

let answer: () => Response;
const requests: { url: string; authorization: string | null }[] = [];

beforeEach(() => {
  requests.length = 0;
  hostedDraft.buyer.write({ user: 12, company: 34, key: 'secret' });
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (url.startsWith('/api/edition')) return new Response('{}', { status: 503 });
    requests.push({ url, authorization: new Headers(request.headers).get('authorization') });
    return answer();
  });
});
afterEach(() => hostedDraft.buyer.clear());

function Address() {
  return <p>at {useLocation().pathname}</p>;
}

function open(address = '/hosted/interest') {
  renderIn(
    <Routes>
      <Route
        path="/hosted/interest"
        element={
          <HostedGate steps={['meetings']} title="app.interestTitle">
            {({ name }) => <p>open for {name}</p>}
          </HostedGate>
        }
      />
      <Route path="*" element={<Address />} />
    </Routes>,
    { address },
  );
}
const at = (step: string | null) => () => Response.json({ ...APPROVED_BUYER, step });

it('opens at its step, and sends the key and both ids', async () => {
  answer = at('meetings');
  open();
  await screen.findByText('open for Amira Rahman');
  expect(requests).toEqual([{ url: '/api/hosted-buyer?user=12&company=34', authorization: 'Bearer secret' }]);
});

it.each([
  ['booking', '/hosted/payment-gateway'],
  ['payment', '/hosted/payment-card'],
  ['final-meetings', '/hosted/final-meetings'],
])('redirects to the open step: %s', async (step, path) => {
  answer = at(step);
  open();
  await screen.findByText(`at ${path}`);
});

it.each([
  [
    'an unknown key',
    () =>
      Response.json({ error: 'x', message: 'x', code: 'resource.not-found', requestId: '' }, { status: 404 }),
  ],
  ['an application that is not approved', at(null)],
])('shows the page for unknown links: %s', async (_, given) => {
  answer = given;
  open();
  await screen.findByText(/is unknown, has expired or is not yours/);
});

it('makes no call without a link', () => {
  hostedDraft.buyer.clear();
  open();
  screen.getByText(/is unknown, has expired or is not yours/);
  expect(requests).toEqual([]);
});

it('offers a retry when the call fails', async () => {
  answer = () =>
    Response.json({ error: 'x', message: 'x', code: 'server.failed', requestId: '' }, { status: 500 });
  open();
  await screen.findByRole('button', { name: 'Try again' });
});
