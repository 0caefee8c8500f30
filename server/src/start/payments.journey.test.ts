// The whole payment flow through each provider: started by the buyer, paid there, and reported over HTTP.

import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { silentLog } from '../adapters/log.ts';
import { createStripeProvider } from '../adapters/payment/stripe/provider.ts';
import { postTo } from '../adapters/payment/test-bank/delivery.ts';
import { createTestProvider } from '../adapters/payment/test-bank/provider.ts';
import { createBooking, createHostedBuyer } from '../testing/hosted-buyer.ts';
import { createSmallEdition, TEST_NOW } from '../testing/small-edition.ts';
import { openStripeStub } from '../testing/stripe-stub.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts a buyer's payment; `entries` reads the resulting payment entries. */
async function startPaying(test: TestApp, method: 'credit' | 'online' = 'credit') {
  const { editionId } = await createSmallEdition(test.db);
  const buyer = await createHostedBuyer(test.db, editionId);
  const bookingId = await createBooking(test.db, test.storage.sealer, buyer);
  const answer = await test.post(
    '/api/payments/process',
    { hotel_booking_id: bookingId, payment_type: 'full', payment_method: method, amount: 900 },
    { authorization: `Bearer ${buyer.key}` },
  );
  expect(answer.statusCode).toBe(200);
  const { payment_data, elite_pay } = answer.json();
  return {
    redirectUrl: new URL(elite_pay.redirect_url),
    entries: () =>
      test.db
        .selectFrom('payment_entry')
        .innerJoin('payment', 'payment.id', 'payment_id')
        .where('reference', '=', payment_data.pay_ref)
        .select(['kind', 'payment_entry.amount_sen', 'source'])
        .orderBy('payment_entry.id')
        .execute(),
  };
}

const PAID = [
  { kind: 'started', amount_sen: expect.any(Number), source: expect.any(String) },
  { kind: 'received', amount_sen: 90_000, source: 'webhook' },
];

/** Starts the listening site with the test bank, whose messages come over HTTP. */
async function openSiteWithBank() {
  const bankDatabase = await createTestDatabase();
  closing.push(bankDatabase.drop);
  const delivered: Promise<void>[] = [];
  let port = 0;
  const payments = createTestProvider({
    db: bankDatabase.db,
    clock: () => TEST_NOW,
    log: silentLog,
    secret: randomBytes(32),
    publicUrl: 'http://localhost:3000',
    lateSeconds: 1,
    isLive: false,
    post: (message, signal) => {
      const sending = postTo(`http://127.0.0.1:${port}/api/payments/webhook/test`)(message, signal);
      delivered.push(sending);
      return sending;
    },
  });
  const site = await createTestApp({ payments });
  closing.push(site.close);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  port = (site.app.server.address() as AddressInfo).port;
  const press = async (url: URL, outcome: string, messages: number) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: url.pathname,
      headers: FORM,
      payload: `outcome=${outcome}`,
    });
    await expect.poll(() => delivered.length).toBe(messages);
    await Promise.all(delivered);
    return new URL(String(answer.headers.location)).searchParams.get('Status');
  };
  return { site, press };
}

test('the test bank: records an approved payment once, although it is reported twice', async () => {
  const { site, press } = await openSiteWithBank();
  const { redirectUrl, entries } = await startPaying(site);
  expect(await press(redirectUrl, 'answer-twice', 2)).toBe('200');
  expect(await entries()).toEqual(PAID);
});

test('the test bank: records no money for a declined payment', async () => {
  const { site, press } = await openSiteWithBank();
  const { redirectUrl, entries } = await startPaying(site);
  expect(await press(redirectUrl, 'decline', 1)).toBe('400');
  expect((await entries()).map(({ kind }) => kind)).toEqual(['started', 'failed']);
});

test('Stripe: a forged message changes nothing, the genuine one settles, a duplicate adds nothing', async () => {
  const stub = await openStripeStub();
  closing.push(stub.close);
  const payments = createStripeProvider({
    secretKey: stub.secretKey,
    webhookSecret: stub.webhookSecret,
    isLiveKey: false,
    apiUrl: stub.url,
    clock: () => TEST_NOW,
    log: silentLog,
  });
  const site = await createTestApp({ payments });
  closing.push(site.close);
  const { redirectUrl, entries } = await startPaying(site, 'online');
  const id = redirectUrl.pathname.slice('/pay/'.length);
  const deliver = async (type: string, options = {}) => {
    const session = stub.sessions.get(id);
    if (!session) throw new Error('no session');
    const { body, headers } = stub.message(`checkout.session.${type}`, session, options);
    const answer = await site.call({
      method: 'POST',
      url: '/api/payments/webhook/stripe',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });
    return answer.statusCode;
  };
  stub.submit(id);
  expect(await deliver('completed')).toBe(200);
  stub.settle(id, 'succeeded');
  expect(await deliver('async_payment_succeeded', { secret: 'whsec_forged' })).toBe(400);
  expect((await entries()).map(({ kind }) => kind)).toEqual(['started']);
  expect(await deliver('async_payment_succeeded')).toBe(200);
  expect(await deliver('async_payment_succeeded')).toBe(200);
  expect(await entries()).toEqual(PAID);
});
