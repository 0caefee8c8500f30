// Stripe's adapter against a stub that speaks Stripe's HTTP interface: what is asked, what is believed, what fails.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fieldAt } from '../../../testing/form-body.ts';
import { paymentRequest } from '../../../testing/provider-harness.ts';
import { openStripeStub, type StripeStub, type StubFailure } from '../../../testing/stripe-stub.ts';
import { createLog } from '../../log.ts';
import { MessageRefused, ProviderUnavailable } from '../failure.ts';
import { createStripeProvider } from './provider.ts';

const TIMEOUT_MS = 300;
let stub: StripeStub;
let logged: string[];

beforeAll(async () => {
  stub = await openStripeStub();
});
afterAll(() => stub.close());
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
    timeoutMs: TIMEOUT_MS,
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
  const begun = await begin();
  stub.pay(begun.session.id);
  const refund = { transactionId: begun.session.payment_intent ?? '', currency: 'MYR' };
  return { ...begun, refund: { ...refund, amountSen: 90_000, key: `k-${begun.session.id}` } };
}

describe('starting', () => {
  test.each([
    ['credit', 'card'],
    ['online', 'fpx'],
  ] as const)('%s asks for %s and says all that is needed', async (method, type) => {
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
  ] as const)('an application in %s is paid on a page in %s', async (language, locale) => {
    await open().start(paymentRequest(new Date(), { language }));
    expect(stub.calls[0]?.form).toMatchObject({ locale });
  });

  test('an address that Stripe refuses does not stand in the way', async () => {
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

  test('the time limit is in real time, on whichever day the product’s clock stands', async () => {
    const aheadMs = 200 * 24 * 3_600_000;
    const provider = open({ clock: () => new Date(Date.now() + aheadMs) });
    const request = paymentRequest(new Date(Date.now() + aheadMs));
    const first = await provider.start(request);
    expect(await provider.start(request)).toEqual(first);
    const expires = stub.sessions.get(first.providerId)?.expires_at ?? 0;
    expect(Math.abs(expires - Date.now() / 1000 - 3_600)).toBeLessThan(61);
  });

  test('sends buyers to Stripe’s own page alone', () => {
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

describe('a Stripe that fails', () => {
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

  test.each(failures)('%s: the call ends, nothing is known, and no secret is told', async (failure) => {
    const { provider, attempt, refund } = await beginPaid();
    stub.fail(failure);
    const calls = [
      () => provider.start(paymentRequest(new Date())),
      () => provider.requery(attempt),
      () => provider.close(attempt),
      () => provider.refund(refund),
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

  test('an address in its place that answers nothing', async () => {
    const provider = open({ apiUrl: 'http://127.0.0.1:1' });
    const attempt = { reference: 'P1', providerId: 'cs_test_1' };
    await expect(provider.requery(attempt)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('a lost answer of a start is one session all the same', async () => {
    const before = stub.sessions.size;
    const request = paymentRequest(new Date());
    // The first is tried again at once, so both answers are lost.
    stub.failOnce('lost');
    stub.failOnce('lost');
    await expect(open().start(request)).rejects.toBeInstanceOf(ProviderUnavailable);
    await open().start(request);
    expect(stub.sessions.size).toBe(before + 1);
  });

  test('a wrong key is told in the log, and not repeated there', async () => {
    const provider = open({ secretKey: 'sk_test_wrong' });
    await expect(provider.start(paymentRequest(new Date()))).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('StripeAuthenticationError 401');
    expect(logged[0]).not.toContain('sk_test_wrong');
  });
});

describe('messages', () => {
  test('FPX: done by the buyer is open, then the bank’s word decides', async () => {
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

  test('money without a name is not believed yet', async () => {
    const { provider, session } = await begin();
    const nameless = { ...session, status: 'complete' as const, payment_status: 'paid' as const };
    const { body, headers } = stub.message('checkout.session.completed', nameless);
    expect(provider.readMessage(body, headers)).toMatchObject({ outcome: 'open', transactionId: null });
  });

  test('those that tell of no attempt are true and say nothing', async () => {
    const { provider, session } = await begin();
    const others = [
      stub.message('payment_intent.succeeded', session),
      stub.message('checkout.session.completed', { ...session, client_reference_id: null }),
    ];
    for (const { body, headers } of others) expect(provider.readMessage(body, headers)).toBeNull();
  });

  test('test money is none to a live key, and the other way round', async () => {
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
  ])('signed and unreadable is refused: %j', async (changes) => {
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
  ])('%s is %s', async (status, kind) => {
    const { provider, refund } = await beginPaid();
    stub.refundAs(status);
    expect(await provider.refund(refund)).toMatchObject({ kind });
  });

  test('a state that nobody knows is no answer', async () => {
    const { provider, refund } = await beginPaid();
    stub.refundAs('on_the_moon');
    await expect(provider.refund(refund)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('asked again after Stripe has forgotten the key, the money goes back once', async () => {
    const { provider, refund } = await beginPaid();
    // Half of it: nothing but the key keeps a second refund from going.
    const half = { ...refund, amountSen: 40_000 };
    const first = await provider.refund(half);
    stub.forgetKeys();
    expect(await provider.refund(half)).toEqual(first);
    expect(stub.refunds.filter((one) => one.payment_intent === half.transactionId)).toHaveLength(1);
  });

  test('a refund by hand in Stripe’s dashboard refuses ours in Stripe’s words', async () => {
    const { provider, refund } = await beginPaid();
    await provider.refund({ ...refund, amountSen: 135_000, key: 'by hand' });
    expect(await provider.refund(refund)).toEqual({
      kind: 'refused',
      reason: 'Charge has already been refunded.',
    });
  });
});
