// Deposits that are due back, and what became of them.
import { cleanLine } from '@visavis/domain/registration/text';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { EXPORT_FORMATS } from '../export/formats.ts';

const query = z.object({
  /** due: the condition is met or the payment is a surplus, and nothing went back. done: refunded or sent by hand. */
  state: z.optional(z.enum(['due', 'done', 'waiting'])),
  /** deposit: what was paid for a booking first. second: what came for it once more. */
  kind: z.optional(z.enum(['deposit', 'second'])),
  search: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200))),
});

/** A deposit, or a payment that came twice. Amounts are ringgit. */
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
  /** not-wanted: it came when the application was rejected or deleted already. */
  cause: z.enum(['meetings-held', 'paid-twice', 'not-wanted']),
  /**
   * waiting: fewer meetings were held than the refund asks. to-transfer: the provider refused, the money is to be sent
   * by hand; manual: it was.
   */
  state: z.enum(['waiting', 'due', 'requested', 'to-transfer', 'refunded', 'manual']),
  heldCount: z.int(),
  missedCount: z.int(),
  refundAfterMeetings: z.int(),
  /** Which meetings were held: exhibitor, hour, and who marked it when and how. */
  evidence: z.array(
    z.object({
      exhibitor: z.string(),
      boothNumber: z.string(),
      date: z.string(),
      time: z.string(),
      by: z.string(),
      at: z.string(),
      way: z.enum(['dashboard', 'exhibitor-link']),
    }),
  ),
  reason: z.nullable(z.string()),
  /** ISO instant; null before. */
  refundedAt: z.nullable(z.string()),
});
export type RefundRow = z.infer<typeof refundRowSchema>;

export const listRefunds = endpoint({
  method: 'GET',
  path: '/api/refunds',
  permission: 'refund.read',
  summary:
    'Deposits and second payments with how they stand, those due first. The header x-total-count says how many',
  query: z.object({
    ...query.shape,
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647))),
  }),
  status: 200,
  output: z.array(refundRowSchema),
  errors: ['session.missing', 'request.invalid', 'server.unavailable'],
});

export const exportRefunds = endpoint({
  method: 'GET',
  path: '/api/exports/refunds',
  permission: 'refund.read',
  summary: 'The same as a file, one row for each payment, with its evidence',
  query: z.object({ ...query.shape, format: z.enum(EXPORT_FORMATS) }),
  status: 200,
  produces: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  output: z.string(),
  records: ['refund.export'],
  errors: ['session.missing', 'request.invalid', 'server.unavailable'],
});
