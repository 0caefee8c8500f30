// One test setup per payment provider, so that all are held to the same contract.
import { randomBytes } from 'node:crypto';
import fastify from 'fastify';
import { silentLog } from '../adapters/log.ts';
import type { PaymentProvider, PaymentRequest, ProviderReport } from '../adapters/payment/provider.ts';
import { createStripeProvider } from '../adapters/payment/stripe/provider.ts';
import { writeMessage } from '../adapters/payment/test-bank/message.ts';
import { createTestProvider } from '../adapters/payment/test-bank/provider.ts';
import { TEST_NOW } from './small-edition.ts';
import { openStripeStub } from './stripe-stub.ts';
import { createTestDatabase } from './test-database.ts';

export interface SignedMessage {
  body: Buffer;
  headers: Record<string, string>;
}

export interface ProviderStand {
  provider: PaymentProvider;
  now(): Date;
  /** Actions of payer and bank. None affects a payment that has ended. */
  pay(id: string): Promise<void>;
  fail(id: string): Promise<void>;
  /** The payer has approved, but the bank takes its time. */
  promise(id: string): Promise<void>;
  /** The bank completes a promised payment. */
  settle(id: string): Promise<void>;
  /** Lets the attempt expire. */
  lapse(id: string): Promise<void>;
  /** The provider's message about the current status. */
  message(id: string, how?: { ageSeconds?: number; isForged?: boolean }): Promise<SignedMessage>;
  /** A payer whose payment cannot be refunded. */
  refusedPayer(): string;
  close(): Promise<void>;
}

export const PROVIDER_STANDS: Record<PaymentProvider['name'], () => Promise<ProviderStand>> = {
  test: openBankStand,
  stripe: openStripeStand,
};

export function paymentRequest(now: Date, changes: Partial<PaymentRequest> = {}): PaymentRequest {
  const reference = `P${randomBytes(16).toString('hex')}`;
  return {
    reference,
    amountMinor: 135_000,
    currency: 'MYR',
    method: 'credit',
    payer: { name: 'Amira Rahman', email: 'amira.rahman@kenari.example' },
    language: 'ms',
    description: 'Hosted Buyer booking',
    payTo: 'International Beauty Exhibition',
    returnUrl: `http://localhost:3000/payment-result?RefNo=${reference}`,
    timeZone: 'Asia/Kuala_Lumpur',
    expiresAt: new Date(now.getTime() + 3_600_000),
    ...changes,
  };
}

async function openBankStand(): Promise<ProviderStand> {
  const database = await createTestDatabase();
  let now = TEST_NOW;
  const secret = randomBytes(32);
  const provider = createTestProvider({
    db: database.db,
    clock: () => now,
    log: silentLog,
    secret,
    publicUrl: 'http://localhost:3000',
    post: async () => undefined,
    lateSeconds: 120,
    isLive: false,
  });
  const app = fastify();
  provider.pages?.(app);
  await app.ready();
  const press = async (id: string, outcome: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/test-bank/${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: `outcome=${outcome}`,
    });
    if (answer.statusCode !== 303) throw new Error(`the bank answered ${answer.statusCode}`);
  };
  const wait = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  return {
    provider,
    now: () => now,
    pay: (id) => press(id, 'approve'),
    fail: (id) => press(id, 'decline'),
    promise: (id) => press(id, 'pay-late'),
    settle: async () => wait(121),
    lapse: async () => wait(3_601),
    message: async (id, { ageSeconds = 0, isForged = false } = {}) => {
      const report = (await provider.requery({ reference: '', providerId: id })) as ProviderReport;
      const signedAt = new Date(now.getTime() - ageSeconds * 1000);
      return writeMessage(report, isForged ? randomBytes(32) : secret, signedAt);
    },
    refusedPayer: () => 'refuse-refund@kenari.example',
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

async function openStripeStand(): Promise<ProviderStand> {
  const stub = await openStripeStub();
  const provider = createStripeProvider({
    secretKey: stub.secretKey,
    webhookSecret: stub.webhookSecret,
    isLiveKey: false,
    apiUrl: stub.url,
    clock: () => new Date(),
    log: silentLog,
  });
  const whileOpen = (id: string, act: () => void) => {
    if (stub.sessions.get(id)?.status === 'open') act();
  };
  return {
    provider,
    now: () => new Date(),
    pay: async (id) => whileOpen(id, () => stub.pay(id)),
    fail: async (id) =>
      whileOpen(id, () => {
        stub.submit(id);
        stub.settle(id, 'requires_payment_method');
      }),
    promise: async (id) => whileOpen(id, () => stub.submit(id)),
    settle: async (id) => void stub.settle(id, 'succeeded'),
    lapse: async (id) => whileOpen(id, () => stub.lapse(id)),
    message: async (id, { ageSeconds = 0, isForged = false } = {}) => {
      const session = stub.sessions.get(id);
      if (!session) throw new Error('no such session');
      const hasFailed = stub.intents.get(session.payment_intent ?? '') === 'requires_payment_method';
      const kind =
        session.status === 'expired' ? 'expired' : hasFailed ? 'async_payment_failed' : 'completed';
      const secret = isForged ? 'whsec_another' : stub.webhookSecret;
      return stub.message(`checkout.session.${kind}`, session, { ageSeconds, secret });
    },
    refusedPayer: () => {
      stub.refundAs('failed', 'expired_or_canceled_card');
      return 'amira.rahman@kenari.example';
    },
    close: stub.close,
  };
}
