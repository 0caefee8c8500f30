// A payment attempt; in its own file so that error responses can include the current one.
import { paymentStateSchema, RECEIVED_METHODS } from '@visavis/domain/payment/schema';
import * as z from 'zod/mini';

/** A payment attempt, as organisers see it. Amounts are major units of the currency. */
export const paymentAttemptSchema = z.object({
  id: z.int(),
  refNo: z.string(),
  method: z.enum(RECEIVED_METHODS),
  state: paymentStateSchema,
  amount: z.number(),
  currency: z.string(),
  transactionId: z.nullable(z.string()),
  /** For a transfer recorded by an organiser: when it arrived (YYYY-MM-DD), and the note. */
  receivedOn: z.optional(z.iso.date()),
  note: z.optional(z.string()),
  isSurplus: z.boolean(),
  /** Incremented by every change of the payment or its refund; sent back with the next change. */
  version: z.int(),
  /** Received after the application had ended, so it is refunded in full. */
  isUnwanted: z.optional(z.boolean()),
  attention: z.nullable(z.string()),
  /** ISO instants. */
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
  lastAskedAt: z.nullable(z.string()),
  refund: z.nullable(
    z.object({
      amount: z.number(),
      state: z.enum(['requested', 'refunded', 'manual']),
      reason: z.string(),
      by: z.string(),
      transactionId: z.nullable(z.string()),
      refusal: z.nullable(z.string()),
      requestedAt: z.string(),
      endedAt: z.nullable(z.string()),
    }),
  ),
});
export type PaymentAttempt = z.infer<typeof paymentAttemptSchema>;
