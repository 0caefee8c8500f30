// Paying a booking, what became of it, and money that goes back (decisions 7).

import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { paymentMethodSchema } from '@visavis/domain/payment/schema';
import { cleanLine } from '@visavis/domain/registration/text';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { outcomeFields } from '../outcome.ts';
import { paymentAttemptSchema } from './attempt.ts';

export { type PaymentAttempt, paymentAttemptSchema } from './attempt.ts';

const id = z.int().check(z.positive(), z.maximum(2147483647));

export const processPayment = endpoint({
  method: 'POST',
  path: '/api/payments/process',
  permission: 'hosted-buyer.act',
  summary:
    'Starts an attempt to pay the booking, or goes on with the one that is open; the amount must be the booking’s',
  headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))) }),
  body: z.object({
    hotel_booking_id: id,
    /** Only the whole amount is paid (decisions 4). */
    payment_type: z.literal('full', { error: coded(message('payment.full-amount')) }),
    payment_method: paymentMethodSchema,
    /** Ringgit. */
    amount: z.number(),
    /** Of the booking as the page shows it: one that has changed since is not paid. */
    version: z.optional(z.int()),
  }),
  status: 200,
  output: z.object({
    payment_data: z.object({
      amount: z.number(),
      currency: z.string(),
      /** The Order ID; in the return address it is RefNo. */
      pay_ref: z.string(),
      buyer_name: z.string(),
      buyer_email: z.string(),
    }),
    elite_pay: z.object({ redirect_url: z.string() }),
  }),
  records: ['payment.paid', 'payment.paid-twice'],
  errors: [
    'request.unreadable',
    'resource.not-found',
    'hosted.step-closed',
    'booking.stale',
    'payment.paid-already',
    'payment.provider-unavailable',
    'request.too-large',
    'request.wrong-media-type',
    'request.invalid',
    'request.too-many',
    'submission.key-reused',
    'server.unavailable',
  ],
});

export const cancelPayment = endpoint({
  method: 'POST',
  path: '/api/payments/cancel',
  permission: 'hosted-buyer.act',
  summary:
    'Ends the attempt that is open, so that the booking can be changed at once; what the provider says of it is believed',
  status: 200,
  output: z.object({
    success: z.literal(true),
    /** Whether the booking is paid: the provider said so when the attempt was to be ended. */
    isPaid: z.boolean(),
  }),
  records: ['payment.paid', 'payment.paid-twice'],
  errors: [
    'resource.not-found',
    'payment.under-way',
    'payment.provider-unavailable',
    'request.too-many',
    'server.unavailable',
  ],
});

/** Longest reference that is looked at; ours have 26 characters at most. */
const referenceText = z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(100));

export const getPaymentOutcome = endpoint({
  method: 'GET',
  path: '/api/payments/outcome',
  permission: 'anyone',
  summary:
    'What became of the payment of an unguessable reference, from the provider and never from the return address; 404 for one that is unknown',
  query: z.object({ RefNo: referenceText }),
  status: 200,
  output: z.object({
    /** processing: the provider has not said yet. */
    outcome: z.enum(['processing', 'paid', 'failed']),
  }),
  records: ['payment.paid', 'payment.paid-twice'],
  errors: ['resource.not-found', 'request.invalid', 'request.too-many', 'server.unavailable'],
});

export const receivePaymentMessage = endpoint({
  method: 'POST',
  path: '/api/payments/webhook/:provider',
  permission: 'anyone',
  summary: 'A signed message of a payment provider; the body is read as it came',
  params: z.object({ provider: z.enum(['stripe', 'test']) }),
  status: 200,
  output: z.object({ received: z.literal(true) }),
  records: ['payment.paid', 'payment.paid-twice'],
  errors: [
    'request.unreadable',
    'payment.message-refused',
    'resource.not-found',
    'request.too-large',
    'request.invalid',
    'server.unavailable',
  ],
});

export const requeryTransaction = endpoint({
  method: 'GET',
  path: '/api/transaction/requery',
  permission: 'payment.read',
  summary:
    'What is known of a buyer’s payment, after asking the provider where its limits allow; result is 200 when paid',
  query: z.object({
    user_id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)),
    company_id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)),
  }),
  status: 200,
  output: z.object({
    success: z.boolean(),
    refNo: z.string(),
    /** '200' when paid; else '100' while open, '400' when it failed, '404' without an attempt. */
    result: z.string(),
    ...outcomeFields,
    /** Whether the provider was asked by this call. */
    wasAsked: z.boolean(),
    /** Newest first. */
    attempts: z.array(paymentAttemptSchema),
    /** Deposit of the booking in ringgit; null before there is one. */
    deposit: z.nullable(z.number()),
    isRefundDue: z.boolean(),
    heldCount: z.int(),
    refundAfterMeetings: z.int(),
  }),
  records: ['payment.paid', 'payment.paid-twice'],
  errors: ['session.missing', 'resource.not-found', 'request.invalid', 'server.unavailable'],
});

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/payments/:id/refund',
  permission: 'payment.refund',
  summary:
    'Refunds a payment once: the deposit of the booking’s payment, all of a surplus one; where the provider refuses, it is kept as a transfer by hand',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  body: z.strictObject({
    reason: z
      .string()
      .check(
        z.overwrite(cleanLine),
        z.minLength(1, { error: coded(message('field.reason-missing')), abort: true }),
        z.maxLength(500, coded(message('field.too-long'))),
      ),
    /** The reference of a transfer by hand, for a refund that the provider refused and that was sent since. */
    transferReference: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200))),
    /** Of the payment, as it was seen; without one it is changed as it stands. */
    version: z.optional(z.int()),
  }),
  status: 200,
  output: z.object({ success: z.literal(true), ...outcomeFields, attempt: paymentAttemptSchema }),
  records: ['payment.refund', 'payment.refund-refused', 'payment.refunded', 'payment.transfer'],
  errors: [
    'request.unreadable',
    'session.missing',
    'session.forbidden',
    'resource.not-found',
    'payment.not-refundable',
    'payment.stale',
    'payment.provider-unavailable',
    'request.too-large',
    'request.wrong-media-type',
    'request.invalid',
    'server.unavailable',
  ],
});
