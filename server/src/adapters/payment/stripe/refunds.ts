// Refunds through Stripe, once per key, however often and however late it is called.
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { ProviderUnavailable } from '../failure.ts';
import type { RefundOutcome } from '../provider.ts';
import { toStripe } from './amounts.ts';
import { isRefusal, unavailable } from './client.ts';

const refundSchema = z.object({
  id: z.string().check(z.regex(/^re_|^pyr_/)),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed', 'canceled', 'requires_action']),
  failure_reason: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
});
type StripeRefund = z.infer<typeof refundSchema>;

const REASON_LENGTH = 300;

interface RefundRequest {
  transactionId: string;
  amountMinor: number;
  currency: string;
  key: string;
}

export async function refundByStripe(client: Stripe, request: RefundRequest): Promise<RefundOutcome> {
  const earlier = await findRefund(client, request);
  if (earlier !== null) return outcomeOf(earlier, request);
  try {
    const refund = await client.refunds.create(
      {
        payment_intent: request.transactionId,
        amount: toStripe(request.amountMinor, request.currency),
        metadata: { key: request.key },
      },
      { idempotencyKey: `refund-${request.key}` },
    );
    return outcomeOf(read(refund), request);
  } catch (error) {
    if (isRefusal(error)) return { kind: 'refused', reason: error.message.slice(0, REASON_LENGTH) };
    throw unavailable(error);
  }
}

/** Stripe forgets idempotency keys after a day, but keeps the key in the refund's metadata forever. */
async function findRefund(
  client: Stripe,
  { transactionId, key }: RefundRequest,
): Promise<StripeRefund | null> {
  try {
    const { data } = await client.refunds.list({ payment_intent: transactionId, limit: 100 });
    return data.map(read).find((refund) => refund.metadata?.key === key) ?? null;
  } catch (error) {
    // For an unknown payment, the creation below fails with Stripe's own message.
    if (isRefusal(error)) return null;
    throw unavailable(error);
  }
}

function read(value: unknown): StripeRefund {
  const result = refundSchema.safeParse(value);
  if (!result.success) throw new ProviderUnavailable('Stripe returned an unreadable refund.');
  return result.data;
}

/** A pending refund is Stripe's to complete: a card's bank may take ten days. */
function outcomeOf(refund: StripeRefund, { amountMinor, currency }: RefundRequest): RefundOutcome {
  if (refund.amount !== toStripe(amountMinor, currency) || refund.currency.toUpperCase() !== currency)
    throw new ProviderUnavailable('Stripe reports a refund of another amount under this key.');
  if (refund.status === 'pending' || refund.status === 'succeeded')
    return { kind: 'refunded', transactionId: refund.id };
  const why = refund.failure_reason ? `: ${refund.failure_reason}` : '';
  return { kind: 'refused', reason: `Stripe says '${refund.status}'${why}`.slice(0, REASON_LENGTH) };
}
