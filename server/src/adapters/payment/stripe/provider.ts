// Takes payments through Stripe Checkout: cards, and FPX for Online Banking (decisions 7, record 0018).
import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { MessageRefused, ProviderUnavailable } from '../failure.ts';
import type { PaymentProvider, PaymentRequest, ProviderReport } from '../provider.ts';
import { toStripe } from './amounts.ts';
import { createStripeClient, isRefusal, unavailable } from './client.ts';
import { refundByStripe } from './refunds.ts';
import { readSession, reportOf } from './session-report.ts';

/** Stripe allows 30 minutes to 24 hours. */
const OPEN_MINUTES = 60;
const SIGNATURE_SECONDS = 300;
const CHECKOUT_ORIGIN = 'https://checkout.stripe.com';
const METHOD_TYPES = { credit: 'card', online: 'fpx' } as const;
const LOCALES = { en: 'en', ms: 'ms', 'zh-Hans': 'zh' } as const;

const eventSchema = z.object({
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

const SESSION_EVENTS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

export interface StripeProviderParts {
  secretKey: string;
  webhookSecret: string;
  isLiveKey: boolean;
  /** Replaces Stripe's origin, for tests. */
  apiUrl?: string;
  timeoutMs?: number;
  clock: Clock;
  log: Log;
}

export function createStripeProvider(parts: StripeProviderParts): PaymentProvider {
  const { clock, log, isLiveKey } = parts;
  const client = createStripeClient(parts);

  /** Reads Stripe's response; null where it does not know the session. */
  async function reportFrom(response: Promise<unknown>): Promise<ProviderReport | null> {
    try {
      return readReport(await response);
    } catch (error) {
      if (isRefusal(error) && error.statusCode === 404) return null;
      throw asUnavailable(error);
    }
  }

  /** A wrong key or a forbidden method is not transient: it is logged for the organiser. */
  function asUnavailable(error: unknown): ProviderUnavailable {
    const result = unavailable(error);
    if (error instanceof Stripe.errors.StripeError && isRefusedForGood(error)) log.error(result.message);
    return result;
  }

  function retrieve(providerId: string): Promise<ProviderReport | null> {
    return reportFrom(client.checkout.sessions.retrieve(providerId, { expand: ['payment_intent'] }));
  }

  return {
    name: 'stripe',
    openMinutes: OPEN_MINUTES,
    redirectOrigins: [parts.apiUrl ?? CHECKOUT_ORIGIN],

    async check() {
      // Needs the permission that payments need; a restricted key may lack others.
      await client.checkout.sessions.list({ limit: 1 }).catch((error: unknown) => {
        throw asUnavailable(error);
      });
    },

    async start(request) {
      const params = sessionOf(request, expiresAt(request.expiresAt, clock()));
      const idempotencyKey = `start-${request.reference}`;
      const response = await client.checkout.sessions
        .create({ ...params, customer_email: request.payer.email }, { idempotencyKey })
        .catch((error: unknown) => {
          // The buyer can enter the address on Stripe's page: a rejected one must not block the payment.
          if (!isRefusal(error) || error.param !== 'customer_email') throw error;
          return client.checkout.sessions.create(params, { idempotencyKey: `${idempotencyKey}-no-email` });
        })
        .catch((error: unknown) => {
          throw asUnavailable(error);
        });
      const session = readSession(response);
      if (!session?.url || session.client_reference_id !== request.reference)
        throw new ProviderUnavailable('Stripe answered a session that cannot be used.');
      return { providerId: session.id, redirectUrl: session.url };
    },

    requery: ({ providerId }) => retrieve(providerId),

    async close({ providerId }) {
      try {
        return readReport(await client.checkout.sessions.expire(providerId));
      } catch (error) {
        // It has ended already, or the buyer is done and the bank is not.
        if (isRefusal(error)) return retrieve(providerId);
        throw asUnavailable(error);
      }
    },

    readMessage(body, headers) {
      const event = readEvent(body, headers['stripe-signature'], parts.webhookSecret);
      // A test event signed with the same secret would report money that was never paid.
      if (event.livemode !== isLiveKey)
        throw new MessageRefused('The message is of the other mode (live or test).');
      if (!SESSION_EVENTS.has(event.type)) return null;
      const session = readSession(event.data.object);
      if (session === null) throw new MessageRefused('The message contains no readable session.');
      const report = reportOf(session);
      if (report === null || event.type !== 'checkout.session.async_payment_failed') return report;
      return { ...report, outcome: 'failed', transactionId: null };
    },

    refund: (request) => refundByStripe(client, request),
  };
}

function readReport(value: unknown): ProviderReport {
  const session = readSession(value);
  const report = session && reportOf(session);
  if (!report) throw new ProviderUnavailable('Stripe answered a session that cannot be read.');
  return report;
}

function readEvent(body: Buffer, signature: string | string[] | undefined, secret: string) {
  if (typeof signature !== 'string') throw new MessageRefused('The message bears no signature.');
  try {
    return eventSchema.parse(Stripe.webhooks.constructEvent(body, signature, secret, SIGNATURE_SECONDS));
  } catch (cause) {
    throw new MessageRefused('The message is not signed by Stripe, too old, or not readable.', { cause });
  }
}

function isRefusedForGood(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  return error.statusCode !== undefined && error.statusCode < 500 && error.statusCode !== 429;
}

/**
 * Stripe uses real time, while the product's clock may be shifted. The same request must give the same instant, so
 * that a repeated start is one attempt: the difference between the two clocks is rounded to minutes.
 */
function expiresAt(wanted: Date, now: Date): number {
  const aheadMinutes = Math.round((now.getTime() - Date.now()) / 60_000);
  return Math.floor(wanted.getTime() / 1000) - aheadMinutes * 60;
}

function sessionOf(request: PaymentRequest, expires: number) {
  const metadata = { reference: request.reference };
  return {
    mode: 'payment',
    locale: LOCALES[request.language],
    // Filters the methods enabled in the account (Stripe removed payment_method_types in 2026). FPX is Malaysian: for
    // other currencies Stripe offers the methods enabled in the account.
    ...((request.method === 'credit' || request.currency === 'MYR') && {
      allowed_payment_method_types: [METHOD_TYPES[request.method]],
    }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: toStripe(request.amountMinor, request.currency),
          product_data: { name: `${request.payTo}: ${request.description}` },
        },
      },
    ],
    client_reference_id: request.reference,
    metadata,
    payment_intent_data: { metadata, description: `${request.payTo}: ${request.description}` },
    // Neither proves anything: anyone can type them. Stripe replaces the braces with the session's id.
    success_url: `${returnWith(request.returnUrl, '200')}&TransactionId={CHECKOUT_SESSION_ID}`,
    cancel_url: returnWith(request.returnUrl, '400'),
    expires_at: expires,
    // Everybody pays in the edition's currency: the amount received must equal the amount requested.
    adaptive_pricing: { enabled: false },
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function returnWith(returnUrl: string, status: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('Status', status);
  return url.href;
}
