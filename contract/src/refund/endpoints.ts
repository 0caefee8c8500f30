// Endpoints that list and export refunds with their status.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { EXPORT_FORMATS } from '../export/formats.ts';
import { page } from '../list-query.ts';
import * as calls from './calls.ts';
import { refundFilterSchema } from './filter.ts';

/** A deposit, or a surplus payment. Amounts are major units of the currency. */
export const refundRowSchema = z.object({
  paymentId: z.int(),
  registrationId: z.int(),
  user_id: z.int(),
  company_id: z.int(),
  reference: z.string(),
  refNo: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** not-wanted: received after the application was rejected or deleted. */
  cause: z.enum(['meetings-held', 'paid-twice', 'not-wanted']),
  /**
   * waiting: fewer meetings were held than required. to-transfer: the provider refused, so the money must be
   * transferred manually. manual: transferred manually.
   */
  state: z.enum(['waiting', 'due', 'requested', 'to-transfer', 'refunded', 'manual']),
  heldCount: z.int(),
  missedCount: z.int(),
  refundAfterMeetings: z.int(),
  /** Meetings that were held: exhibitor, hour, and who marked it, when and how. */
  evidence: z.array(
    z.object({
      exhibitor: z.string(),
      boothNumber: z.string(),
      date: z.string(),
      time: z.string(),
      by: z.string(),
      at: z.string(),
      way: z.enum(['dashboard', 'exhibitor-link']),
      /** Whether the exhibitor says that the meeting did not take place. */
      isDisputed: z.boolean(),
    }),
  ),
  reason: z.nullable(z.string()),
  /** ISO instant; null before the refund. */
  refundedAt: z.nullable(z.string()),
});
export type RefundRow = z.infer<typeof refundRowSchema>;

export const listRefunds = endpoint(calls.listRefunds, {
  permission: 'refund.read',
  summary:
    'Deposits and second payments with their status, those due first. The x-total-count header holds the total',
  query: z.object({
    ...refundFilterSchema.shape,
    ...page,
  }),
  output: z.array(refundRowSchema),
});

export const exportRefunds = endpoint(calls.exportRefunds, {
  permission: 'refund.read',
  summary: 'Exports the same list, one row for each payment, with its evidence',
  query: z.object({ ...refundFilterSchema.shape, format: z.enum(EXPORT_FORMATS) }),
  produces: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  output: z.string(),
  records: ['refund.export'],
});
