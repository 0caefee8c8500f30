// The test bank's pages: five outcomes, the effect of each, and protection against forms from other sites.
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareOnce } from '../../../testing/prepare.ts';
import { paymentRequest } from '../../../testing/provider-harness.ts';
import { TEST_NOW } from '../../../testing/small-edition.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { silentLog } from '../../log.ts';
import type { PaymentProvider, ProviderReport } from '../provider.ts';
import type { BankMessage } from './message.ts';
import { createTestProvider } from './provider.ts';

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
const SECRET = Buffer.alloc(32, 7);
const database = prepareOnce(createTestDatabase, (database) => database.drop());
let app: FastifyInstance;
let provider: PaymentProvider;
let now: Date;
let arrived: BankMessage[];
/** Called each time a message arrives. */
let onArrival: () => void;

beforeEach(async () => {
  now = TEST_NOW;
  arrived = [];
  onArrival = () => undefined;
  [provider, app] = await openBank();
});
afterEach(() => app.close());

async function openBank(lateSeconds = 120): Promise<[PaymentProvider, FastifyInstance]> {
  const bank = createTestProvider({
    db: database.db,
    clock: () => now,
    log: silentLog,
    secret: SECRET,
    publicUrl: 'https://meet.example.org',
    post: async (message) => {
      arrived.push(message);
      onArrival();
    },
    lateSeconds,
    isLive: false,
  });
  const server = fastify();
  bank.pages?.(server);
  await server.ready();
  return [bank, server];
}

async function begin() {
  const request = paymentRequest(now, {
    returnUrl: 'https://meet.example.org/payment-result?RefNo=P1',
    payer: { name: '<b>Amira</b> & "co"', email: 'amira@kenari.example' },
  });
  const { providerId, redirectUrl } = await provider.start(request);
  const path = new URL(redirectUrl).pathname;
  return { request, providerId, path, attempt: { reference: request.reference, providerId } };
}

function press(path: string, outcome: string, headers: Record<string, string> = OWN_PAGE) {
  return app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ outcome }).toString(),
  });
}

function messages(count: number): Promise<ProviderReport[]> {
  return new Promise((resolve) => {
    onArrival = () => {
      if (arrived.length < count) return;
      resolve(
        arrived.map(({ body, headers }) => provider.readMessage(body, headers)).filter((one) => one !== null),
      );
    };
    onArrival();
  });
}

test('shows the payment request as escaped text, under a policy that allows no scripts', async () => {
  const { path, request } = await begin();
  const page = await app.inject(path);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-\S+'; form-action 'self' https:\/\/meet\.example\.org; base-uri 'none'; frame-ancestors 'none'$/,
    ),
  });
  const shown = page.body.replace(/<style>[^<]*<\/style>/, '');
  expect(shown).not.toMatch(/<script|<b>|style=/);
  const text = shown.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  const inOrder = [
    'TEST. No real bank, no real money. Do not enter card details anywhere on this page.',
    'Test Bank Built-in payment provider for trying things out',
    'Pay to International Beauty Exhibition',
    'Amount MYR 1,350.00',
    `Order ID ${request.reference}`,
    'Name &lt;b&gt;Amira&lt;/b&gt; &amp; &quot;co&quot;',
    'Email amira@kenari.example',
    'Method Debit/Credit Card',
    'What should the bank do?',
    'Approve Money is taken. The shop is told at once and you are sent back.',
    'Decline The bank refuses. You are sent back as failed.',
    'Leave You close the bank’s page. The shop is not notified and asks later.',
    'Pay late You are sent back as unknown. The approval follows after 2 minutes.',
    'Answer twice Approve, and send the same message to the shop two times.',
    'This page does not exist when the site is set to live.',
  ];
  const places = inOrder.map((line) => text.indexOf(line));
  expect(places).not.toContain(-1);
  expect([...places].sort((one, other) => one - other)).toEqual(places);
});

test.each([
  ['approve', 'paid', '200', 1],
  ['answer-twice', 'paid', '200', 2],
  ['decline', 'failed', '400', 1],
])('%s: reports %s to the shop and sends the buyer back', async (outcome, reported, status, count) => {
  const { path, attempt } = await begin();
  const answer = await press(path, outcome);
  expect(answer.statusCode).toBe(303);
  const back = new URL(String(answer.headers.location));
  expect(back.origin + back.pathname).toBe('https://meet.example.org/payment-result');
  expect(back.searchParams.get('RefNo')).toBe('P1');
  expect(back.searchParams.get('Status')).toBe(status);
  const report = await provider.requery(attempt);
  expect(report).toMatchObject({ outcome: reported });
  expect(await messages(count)).toEqual(Array.from({ length: count }, () => report));
  expect(back.searchParams.get('TransactionId')).toBe(report?.transactionId ?? null);
});

test('handles a double click with the same redirect, and takes the money once', async () => {
  const { path } = await begin();
  const [first, second] = await Promise.all([press(path, 'approve'), press(path, 'approve')]);
  expect(first.headers.location).toBe(second.headers.location);
  expect(await messages(1)).toHaveLength(1);
});

test('leave: sends no message, and the payment can be made later', async () => {
  const { path, attempt } = await begin();
  const answer = await press(path, 'leave');
  expect(answer.headers.location).toBe(`${path}?left=1`);
  const left = await app.inject(`${path}?left=1`);
  expect(left.body).toContain('The shop was not notified.');
  expect(left.body).toContain('href="https://meet.example.org/payment-result?RefNo=P1"');
  expect(await provider.requery(attempt)).toMatchObject({ outcome: 'open' });
  expect(arrived).toHaveLength(0);
  expect((await app.inject(path)).body).toContain('What should the bank do?');
  await press(path, 'approve');
  expect(await provider.requery(attempt)).toMatchObject({ outcome: 'paid' });
});

test('pay late: unknown at first, paid after two minutes, even across a restart of the program', async () => {
  const { path, attempt } = await begin();
  const answer = await press(path, 'pay-late');
  expect(answer.headers.location).toContain('Status=100');
  expect((await app.inject(path)).body).toContain('This payment is on its way');
  await app.close();
  [provider, app] = await openBank();
  now = new Date(TEST_NOW.getTime() + 119_000);
  expect(await provider.requery(attempt)).toMatchObject({ outcome: 'open' });
  now = new Date(TEST_NOW.getTime() + 120_000);
  const report = await provider.requery(attempt);
  expect(report).toMatchObject({ outcome: 'paid', transactionId: expect.any(String) });
  expect(await provider.requery(attempt)).toEqual(report);
});

test('pay late: sends the message by itself', async () => {
  await app.close();
  [provider, app] = await openBank(1);
  const { path, attempt } = await begin();
  await press(path, 'pay-late');
  now = new Date(TEST_NOW.getTime() + 1_000);
  expect(await messages(1)).toEqual([await provider.requery(attempt)]);
});

test('pays a promised payment even after the attempt has expired', async () => {
  const { path, attempt } = await begin();
  now = new Date(TEST_NOW.getTime() + 3_590_000);
  await press(path, 'pay-late');
  now = new Date(TEST_NOW.getTime() + 3_650_000);
  expect(await provider.requery(attempt)).toMatchObject({ outcome: 'open' });
  now = new Date(TEST_NOW.getTime() + 3_710_000);
  expect(await provider.requery(attempt)).toMatchObject({ outcome: 'paid' });
});

test.each([
  ['approve', 0, 'The money was taken.', 'Status=200'],
  ['decline', 0, 'The bank refused it.', 'Status=400'],
  ['', 3_600, 'It was not paid in time', 'Status=400'],
])('shows the outcome and a link back after %j and %i seconds', async (outcome, seconds, words, status) => {
  const { path, attempt } = await begin();
  if (outcome) await press(path, outcome);
  now = new Date(now.getTime() + seconds * 1000);
  const page = await app.inject(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('This payment has ended');
  expect(page.body).toContain(words);
  expect(page.body).toContain(`href="https://meet.example.org/payment-result?RefNo=P1&amp;${status}`);
  const before = await provider.requery(attempt);
  for (const other of ['answer-twice', 'decline', 'pay-late', 'leave'].filter((one) => one !== outcome)) {
    const answer = await press(path, other);
    expect(answer.statusCode).toBe(303);
    expect(await provider.requery(attempt)).toEqual(before);
  }
});

test.each(['/test-bank/tb_none', '/test-bank/%00', `/test-bank/${'x'.repeat(90)}`])(
  'answers the unknown path %j with a page',
  async (path) => {
    const page = await app.inject(path);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('There is no such payment');
    expect((await press(path, 'approve')).statusCode).toBe(404);
  },
);

test.each([
  [{}],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://meet.example.org' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
])('ignores a form from another site: %j', async (headers) => {
  const { path, attempt } = await begin();
  const answer = await press(path, 'approve', headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('Nothing has happened to the payment.');
  expect(await provider.requery(attempt)).toMatchObject({ outcome: 'open' });
});

test.each([
  [{ origin: 'https://meet.example.org' }],
  [{ origin: 'http://localhost:3000', host: 'localhost:3000' }],
])('accepts its own form from a browser that sends only an origin: %j', async (headers) => {
  const { path } = await begin();
  expect((await press(path, 'approve', headers)).statusCode).toBe(303);
});

test.each([
  ['another outcome', 'outcome=everything', {}, 400],
  ['nothing', '', {}, 400],
  ['another type', '{"outcome":"approve"}', { 'content-type': 'application/json' }, 415],
  ['too much', `outcome=${'x'.repeat(2_000)}`, {}, 413],
])('answers an unreadable form with a page: %s', async (_name, payload, changes, status) => {
  const { path, attempt } = await begin();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...OWN_PAGE, ...changes };
  const answer = await app.inject({ method: 'POST', url: path, payload, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain('This could not be read');
  expect(await provider.requery(attempt)).toMatchObject({ outcome: 'open' });
});

test('creates unguessable ids', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await begin()).providerId));
  expect(new Set(ids).size).toBe(20);
  for (const id of ids) expect(Buffer.from(id.slice(3), 'base64url')).toHaveLength(24);
});

test('does not exist on a live site', () => {
  const parts = { db: database.db, clock: () => now, log: silentLog, secret: SECRET, lateSeconds: 1 };
  const live = { ...parts, publicUrl: 'https://meet.example.org', post: async () => undefined, isLive: true };
  expect(() => createTestProvider(live)).toThrow('does not exist on a live site');
});
