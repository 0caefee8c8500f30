// The filter that the list of refunds and its export share.
import * as z from 'zod/mini';
import { searchText } from '../list-query.ts';

export const REFUND_STATES = ['held', 'due', 'waiting', 'done'] as const;
export const REFUND_KINDS = ['deposit', 'second'] as const;

export const refundFilterSchema = z.object({
  /**
   * due: the condition is met or the payment is a surplus and unrefunded. done: refunded or transferred manually. held:
   * not done.
   */
  state: z.optional(z.enum(REFUND_STATES)),
  /** deposit: the first payment for a booking. second: a further payment for the same booking. */
  kind: z.optional(z.enum(REFUND_KINDS)),
  search: searchText,
});
export type RefundFilter = z.infer<typeof refundFilterSchema>;
