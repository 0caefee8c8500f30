// Parses a Stripe Checkout Session and derives the status of the payment.
import * as z from 'zod/mini';
import type { ProviderReport } from '../provider.ts';
import { fromStripe } from './amounts.ts';

const sessionSchema = z.object({
  id: z.string().check(z.regex(/^cs_/)),
  object: z.literal('checkout.session'),
  livemode: z.boolean(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency: z.string(),
  client_reference_id: z.nullish(z.string()),
  /** An id, or the whole object where it was expanded. */
  payment_intent: z.nullish(z.union([z.string(), z.object({ id: z.string(), status: z.string() })])),
  url: z.nullish(z.string()),
});

export type StripeSession = z.infer<typeof sessionSchema>;

/** @returns null for anything but a Checkout Session */
export function readSession(value: unknown): StripeSession | null {
  const result = sessionSchema.safeParse(value);
  return result.success ? result.data : null;
}

/** @returns null for a session that is not ours: an account may serve other shops */
export function reportOf(session: StripeSession): ProviderReport | null {
  if (!session.client_reference_id) return null;
  const outcome = outcomeOf(session);
  const currency = session.currency.toUpperCase();
  return {
    reference: session.client_reference_id,
    providerId: session.id,
    outcome,
    amountMinor: fromStripe(session.amount_total, currency),
    currency,
    transactionId: outcome === 'paid' ? intentOf(session) : null,
  };
}

function intentOf({ payment_intent: intent }: StripeSession): string | null {
  return typeof intent === 'object' && intent !== null ? intent.id : (intent ?? null);
}

function outcomeOf(session: StripeSession): ProviderReport['outcome'] {
  const { status, payment_status: paid, payment_intent: intent } = session;
  if (status === 'expired') return 'expired';
  // While it is open, the buyer may try another card after a decline.
  if (status === 'open') return 'open';
  // A payment without an id could be neither told apart from others nor refunded.
  if (paid === 'paid') return intentOf(session) === null ? 'open' : 'paid';
  // The buyer is done but the bank is not: FPX confirms late.
  const bank = typeof intent === 'object' && intent !== null ? intent.status : 'unknown';
  return bank === 'requires_payment_method' || bank === 'canceled' ? 'failed' : 'open';
}
