// The Stripe adapter against a stub of Stripe's HTTP API: what it sends, what it believes, how it fails.
import { beforeEach, describe, expect, test } from 'vitest';
import { fieldAt } from '../../../testing/form-body.ts';
import { prepareOnce } from '../../../testing/prepare.ts';
import { paymentRequest } from '../../../testing/provider-harness.ts';
import { openStripeStub, type StubFailure } from '../../../testing/stripe-stub.ts';
import { createLog } from '../../log.ts';
import { MessageRefused, ProviderUnavailable } from '../failure.ts';
import { createStripeProvider } from './provider.ts';

/** For calls that are answered, however busy the machine is. */
const PATIENT_MS = 10_000;
/** For calls that get no answer. */
const HASTY_MS = 300;
const stub = prepareOnce(openStripeStub);
let logged: string[];

beforeEach(() => {
  stub.fail(null);
  stub.refundAs('succeeded');
  stub.calls.length = 0;
  logged = [];
});

function open(changes: Partial<Parameters<typeof createStripeProvider>[0]> = {}) {
  return createStripeProvider({
    secretKey: stub.secretKey,
    webhookSecret: stub.webhookSecret,
    isLiveKey: false,
    apiUrl: stub.url,
    timeoutMs: PATIENT_MS,
    clock: () => new Date(),
    log: createLog('info', (line) => logged.push(line)),
    ...changes,
  });
}

async function begin(provider = open()) {
  const request = paymentRequest(new Date());
  const { providerId } = await provider.start(request);
  const session = stub.sessions.get(providerId);
  if (!session) throw new Error('no session');
  return { provider, request, session, attempt: { reference: request.reference, providerId } };
}

async function beginPaid() {
  const started = await begin();
  stub.pay(started.session.id);
  const refund = { transactionId: started.session.payment_intent ?? '', currency: 'MYR' };
  return { ...started, refund: { ...refund, amountMinor: 90_000, key: `k-${started.session.id}` } };
}

test.each([
  ['AED', 90_050, '90050'],
  ['JPY', 30_000, '30000'],
  ['KWD', 90_050, '90050'],
  ['ISK', 9000, '900000'],
])('%s is requested, reported and refunded in its own minor unit', async (currency, amountMinor, sent) => {
  const provider = open();
  const request = paymentRequest(new Date(), { currency, amountMinor, method: 'online' });
  const { providerId } = await provider.start(request);
  const sentForm = stub.calls.find(({ form }) => form.client_reference_id === request.reference)?.form;
  expect(sentForm).toMatchObject({
    line_items: { 0: { price_data: { currency: currency.toLowerCase(), unit_amount: sent } } },
  });
  // FPX is for ringgit only.
  expect(sentForm).not.toHaveProperty('allowed_payment_method_types');
  stub.pay(providerId);
  const report = await provider.requery({ reference: request.reference, providerId });
  expect(report).toMatchObject({ outcome: 'paid', amountMinor, currency });
  const transactionId = report?.transactionId ?? '';
  expect(
    await provider.refund({ transactionId, amountMinor, currency, key: `k-${providerId}` }),
  ).toMatchObject({
    kind: 'refunded',
  });
});

describe('starting', () => {
  test.each([
    ['credit', 'card'],
    ['online', 'fpx'],
  ] as const)('%s requests %s with all required parameters', async (method, type) => {
    const request = paymentRequest(new Date(), { method });
    const { redirectUrl } = await open().start(request);
    expect(redirectUrl).toMatch(new RegExp(`^${stub.url}/pay/cs_test_`));
    const call = stub.calls[0];
    const headers = call?.headers ?? {};
    expect(call?.form).toMatchObject({
      mode: 'payment',
      allowed_payment_method_types: { 0: type },
      client_reference_id: request.reference,
      metadata: { reference: request.reference },
      payment_intent_data: { metadata: { reference: request.reference } },
      customer_email: request.payer.email,
      expires_at: String(Math.floor(request.expiresAt.getTime() / 1000)),
      adaptive_pricing: { enabled: 'false' },
      success_url: `${request.returnUrl}&Status=200&TransactionId={CHECKOUT_SESSION_ID}`,
      cancel_url: `${request.returnUrl}&Status=400`,
      line_items: {
        0: {
          quantity: '1',
          price_data: {
            currency: 'myr',
            unit_amount: '135000',
            product_data: { name: `${request.payTo}: Hosted Buyer booking` },
          },
        },
      },
    });
    expect(headers).toMatchObject({ 'idempotency-key': `start-${request.reference}` });
    expect(headers['x-stripe-client-telemetry']).toBeUndefined();
    expect(JSON.parse(String(headers['x-stripe-client-user-agent']))).not.toHaveProperty('platform');
  });

  test.each([
    ['en', 'en'],
    ['ms', 'ms'],
    ['zh-Hans', 'zh'],
  ] as const)('shows an application in %s a payment page in %s', async (language, locale) => {
    await open().start(paymentRequest(new Date(), { language }));
    expect(stub.calls[0]?.form).toMatchObject({ locale });
  });

  test('starts without the email address when Stripe rejects it', async () => {
    const request = paymentRequest(new Date(), { payer: { name: 'Amira', email: 'amira@kenari.x' } });
    const first = await open().start(request);
    expect(await open().start(request)).toEqual(first);
    expect(stub.calls.map(({ form }) => fieldAt(form, 'customer_email'))).toEqual([
      'amira@kenari.x',
      undefined,
      'amira@kenari.x',
      undefined,
    ]);
  });

  test('sets the expiry in real time, even when the product’s clock is shifted', async () => {
    const aheadMs = 200 * 24 * 3_600_000;
    const provider = open({ clock: () => new Date(Date.now() + aheadMs) });
    const request = paymentRequest(new Date(Date.now() + aheadMs));
    const first = await provider.start(request);
    expect(await provider.start(request)).toEqual(first);
    const expires = stub.sessions.get(first.providerId)?.expires_at ?? 0;
    expect(Math.abs(expires - Date.now() / 1000 - 3_600)).toBeLessThan(61);
  });

  test('redirects buyers only to Stripe’s own page', () => {
    const provider = createStripeProvider({
      secretKey: 'sk_live_x',
      webhookSecret: 'whsec_x',
      isLiveKey: true,
      clock: () => new Date(),
      log: createLog('silent'),
    });
    expect(provider.redirectOrigins).toEqual(['https://checkout.stripe.com']);
  });
});

describe('Stripe failures', () => {
  const failures: StubFailure[] = [
    'hang',
    'drip',
    'reset',
    'lost',
    'error',
    'too-many',
    'garbage',
    'wrong-shape',
    'huge',
  ];

  test.each(failures)('%s: reports Stripe as unavailable and reveals no secret', async (failure) => {
    const { provider, attempt, refund } = await beginPaid();
    stub.fail(failure);
    const failing = open({ timeoutMs: HASTY_MS });
    const calls = [
      () => failing.start(paymentRequest(new Date())),
      () => failing.requery(attempt),
      () => failing.close(attempt),
      () => failing.refund(refund),
    ];
    for (const call of calls) {
      const error = await call().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ProviderUnavailable);
      expect(String(error)).not.toContain(stub.secretKey);
    }
    stub.fail(null);
    expect(await provider.requery(attempt)).toMatchObject({ outcome: 'paid' });
    expect(await provider.refund(refund)).toMatchObject({ kind: 'refunded' });
    expect(stub.refunds.filter((one) => one.payment_intent === refund.transactionId)).toHaveLength(1);
  });

  test('reports an unreachable address as unavailable', async () => {
    const provider = open({ apiUrl: 'http://127.0.0.1:1' });
    const attempt = { reference: 'P1', providerId: 'cs_test_1' };
    await expect(provider.requery(attempt)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('creates one session even when the response to a start is lost', async () => {
    const before = stub.sessions.size;
    const request = paymentRequest(new Date());
    // The client retries the first at once, so both responses are lost.
    stub.failOnce('lost');
    stub.failOnce('lost');
    await expect(open().start(request)).rejects.toBeInstanceOf(ProviderUnavailable);
    await open().start(request);
    expect(stub.sessions.size).toBe(before + 1);
  });

  test('logs a wrong key without revealing it', async () => {
    const provider = open({ secretKey: 'sk_test_wrong' });
    await expect(provider.start(paymentRequest(new Date()))).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('StripeAuthenticationError 401');
    expect(logged[0]).not.toContain('sk_test_wrong');
  });
});

describe('messages', () => {
  test('FPX: is open once the buyer is done, until the bank decides', async () => {
    const { provider, session } = await begin();
    const read = (type: string) => {
      const { body, headers } = stub.message(type, session);
      return provider.readMessage(body, headers);
    };
    stub.submit(session.id);
    expect(read('checkout.session.completed')).toMatchObject({ outcome: 'open', transactionId: null });
    expect(read('checkout.session.async_payment_failed')).toMatchObject({ outcome: 'failed' });
    stub.settle(session.id, 'succeeded');
    expect(read('checkout.session.async_payment_succeeded')).toMatchObject({
      outcome: 'paid',
      transactionId: session.payment_intent,
    });
  });

  test('does not accept a payment without a transaction id', async () => {
    const { provider, session } = await begin();
    const nameless = { ...session, status: 'complete' as const, payment_status: 'paid' as const };
    const { body, headers } = stub.message('checkout.session.completed', nameless);
    expect(provider.readMessage(body, headers)).toMatchObject({ outcome: 'open', transactionId: null });
  });

  test('accepts genuine messages that concern no attempt, and returns null', async () => {
    const { provider, session } = await begin();
    const others = [
      stub.message('payment_intent.succeeded', session),
      stub.message('checkout.session.completed', { ...session, client_reference_id: null }),
    ];
    for (const { body, headers } of others) expect(provider.readMessage(body, headers)).toBeNull();
  });

  test('rejects test payments with a live key, and live payments with a test key', async () => {
    const { session } = await beginPaid();
    const test = stub.message('checkout.session.completed', session);
    const live = stub.message('checkout.session.completed', session, { changes: { livemode: true } });
    const read = (isLiveKey: boolean, { body, headers }: typeof test) =>
      open({ isLiveKey }).readMessage(body, headers);
    expect(read(false, test)).toMatchObject({ outcome: 'paid' });
    expect(read(true, live)).toMatchObject({ outcome: 'paid' });
    expect(() => read(true, test)).toThrow(MessageRefused);
    expect(() => read(false, live)).toThrow(MessageRefused);
  });

  test.each([
    [{ data: { object: { object: 'checkout.session' } } }],
    [{ data: null }],
    [{ livemode: 'no' }],
    [{ object: 'v2.core.event' }],
  ])('rejects a signed but unreadable message: %j', async (changes) => {
    const { provider, session } = await begin();
    const { body, headers } = stub.message('checkout.session.completed', session, { changes });
    expect(() => provider.readMessage(body, headers)).toThrow(MessageRefused);
  });
});

describe('refunds', () => {
  test.each([
    ['succeeded', 'refunded'],
    ['pending', 'refunded'],
    ['failed', 'refused'],
    ['canceled', 'refused'],
    ['requires_action', 'refused'],
  ])('reports %s as %s', async (status, kind) => {
    const { provider, refund } = await beginPaid();
    stub.refundAs(status);
    expect(await provider.refund(refund)).toMatchObject({ kind });
  });

  test('reports an unknown status as unavailable', async () => {
    const { provider, refund } = await beginPaid();
    stub.refundAs('on_the_moon');
    await expect(provider.refund(refund)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('refunds once even after Stripe has forgotten the idempotency key', async () => {
    const { provider, refund } = await beginPaid();
    // Half the amount, so that only the key prevents a second refund.
    const half = { ...refund, amountMinor: 40_000 };
    const first = await provider.refund(half);
    stub.forgetKeys();
    expect(await provider.refund(half)).toEqual(first);
    expect(stub.refunds.filter((one) => one.payment_intent === half.transactionId)).toHaveLength(1);
  });

  test('passes on Stripe’s reason when the refund was made in its dashboard', async () => {
    const { provider, refund } = await beginPaid();
    await provider.refund({ ...refund, amountMinor: 135_000, key: 'by hand' });
    expect(await provider.refund(refund)).toEqual({
      kind: 'refused',
      reason: 'Charge has already been refunded.',
    });
  });
});
