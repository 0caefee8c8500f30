// Which provider is opened for which settings; a live site never has the test bank.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { silentLog } from '../adapters/log.ts';
import { createStripeProvider } from '../adapters/payment/stripe/provider.ts';
import { createSealer, DATA_KEY_BYTES, type Sealer } from '../adapters/sealing.ts';
import { readSettings } from '../settings/settings.ts';
import { prepareOnce } from '../testing/prepare.ts';
import { paymentRequest } from '../testing/provider-harness.ts';
import { TEST_NOW } from '../testing/small-edition.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openPayments } from './payments.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const site = prepareOnce(createTestApp);
let sealer: Sealer;

beforeAll(async () => {
  sealer = createSealer(randomBytes(DATA_KEY_BYTES));
});

function open(env: Record<string, string>, own: Sealer = sealer) {
  const result = readSettings({ PUBLIC_URL: 'https://meet.example.org', ...env });
  if (!result.ok) throw new Error(result.mistakes.join(' '));
  return openPayments({
    settings: result.settings,
    db: site.db,
    clock: () => TEST_NOW,
    log: silentLog,
    sealer: own,
  });
}

test.each([
  [{}, 'test'],
  [STRIPE, 'stripe'],
  [{ ...STRIPE, PAYMENT_PROVIDER: 'test' }, 'test'],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_x', LIVE: 'on' }, 'stripe'],
  [{ LIVE: 'on' }, undefined],
  [{ PAYMENT_PROVIDER: 'none' }, undefined],
])('%j opens %s', (env, name) => {
  expect(open(env)?.name).toBe(name);
});

test('does not serve the test bank’s pages without it', async () => {
  const stripe = createStripeProvider({
    secretKey: 'sk_live_x',
    webhookSecret: 'whsec_x',
    isLiveKey: true,
    clock: () => TEST_NOW,
    log: silentLog,
  });
  for (const payments of [null, stripe]) {
    const live = await createTestApp({ payments, isLive: true });
    const page = await live.app.inject('/test-bank/tb_x');
    expect(page.statusCode).toBe(404);
    expect(page.body).not.toContain('Test Bank');
    expect(live.app.hasRoute({ method: 'POST', url: '/test-bank/:id' })).toBe(false);
    await live.close();
  }
});

test('serves the test bank’s pages in the whole application, under their own content policy', async () => {
  const payments = open({});
  const demo = await createTestApp({ payments });
  const { redirectUrl } = (await payments?.start(paymentRequest(TEST_NOW))) ?? { redirectUrl: '' };
  const page = await demo.app.inject(new URL(redirectUrl).pathname);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('TEST. No real bank, no real money.');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.headers['content-security-policy']).not.toContain('script');
  await demo.close();
});

test('delivers messages to this machine over HTTP, readable by any process with the same data key', async () => {
  const shop = createServer().listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const arrived = new Promise<{ url: string; body: Buffer; headers: IncomingHttpHeaders }>((resolve) => {
    shop.on('request', async (request: IncomingMessage, response: ServerResponse) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      response.end();
      resolve({ url: request.url ?? '', body: Buffer.concat(parts), headers: request.headers });
    });
  });
  const { port } = shop.address() as AddressInfo;
  const provider = open({ HOST: '0.0.0.0', PORT: String(port), PUBLIC_URL: 'https://not-there.example' });
  const pages = fastify();
  provider?.pages?.(pages);
  const request = paymentRequest(TEST_NOW);
  const { providerId } = (await provider?.start(request)) ?? { providerId: '' };
  await pages.inject({
    method: 'POST',
    url: `/test-bank/${providerId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'outcome=approve',
  });
  const { url, body, headers } = await arrived;
  expect(url).toBe('/api/payments/webhook/test');
  expect(open({})?.readMessage(body, headers)).toMatchObject({
    reference: request.reference,
    outcome: 'paid',
  });
  const stranger = createSealer(randomBytes(DATA_KEY_BYTES));
  expect(() => open({}, stranger)?.readMessage(body, headers)).toThrow('not signed by the test bank');
  await pages.close();
  shop.close();
});
