// Endpoints for paying a booking, the outcome of a payment, and refunds (decisions 7).

import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { paymentMethodSchema } from '@visavis/domain/payment/schema';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { outcomeFields } from '../outcome.ts';
import { paymentAttemptSchema } from './attempt.ts';
import * as calls from './calls.ts';

export { type PaymentAttempt, paymentAttemptSchema } from './attempt.ts';

const id = z.int().check(z.positive(), z.maximum(2147483647));

export const processPayment = endpoint(calls.processPayment, {
  permission: 'hosted-buyer.act',
  summary:
    'Starts a payment attempt for the booking, or continues the open one; the amount must match the booking',
  headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))) }),
  body: z.object({
    hotel_booking_id: id,
    /** Only payment in full is supported (decisions 4). */
    payment_type: z.literal('full', { error: coded(message('payment.full-amount')) }),
    payment_method: paymentMethodSchema,
    /** Ringgit. */
    amount: z.number(),
    /** Version of the booking as displayed: the payment is refused if the booking has changed since. */
    version: z.optional(z.int()),
  }),
  output: z.object({
    payment_data: z.object({
      amount: z.number(),
      currency: z.string(),
      /** The order ID; called RefNo in the return URL. */
      pay_ref: z.string(),
      buyer_name: z.string(),
      buyer_email: z.string(),
    }),
    elite_pay: z.object({ redirect_url: z.string() }),
  }),
  records: ['payment.paid', 'payment.paid-twice'],
  errors: [
    'hosted.step-closed',
    'booking.stale',
    'payment.paid-already',
    'payment.provider-unavailable',
    'submission.key-reused',
  ],
});

export const cancelPayment = endpoint(calls.cancelPayment, {
  permission: 'hosted-buyer.act',
  summary:
    'Ends the open payment attempt, so that the booking can be changed at once; the provider’s status of it is final',
  output: z.object({
    success: z.literal(true),
    /** Whether the booking is paid, as reported by the provider when ending the attempt. */
    isPaid: z.boolean(),
  }),
  records: ['payment.paid', 'payment.paid-twice'],
  errors: ['payment.under-way', 'payment.provider-unavailable'],
});

/** Maximum length of a reference; ours have at most 26 characters. */
const referenceText = z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(100));

export const getPaymentOutcome = endpoint(calls.getPaymentOutcome, {
  permission: 'anyone',
  summary:
    'The outcome of a payment by its unguessable reference, from the provider and never from the return URL; 404 if unknown',
  query: z.object({ RefNo: referenceText }),
  output: z.object({
    /** processing: the provider has not reported an outcome yet. */
    outcome: z.enum(['processing', 'paid', 'failed']),
  }),
  records: ['payment.paid', 'payment.paid-twice'],
  errors: ['resource.not-found'],
});

export const receivePaymentMessage = endpoint('POST /api/payments/webhook/:provider', {
  permission: 'anyone',
  summary: 'Webhook for signed messages of a payment provider; reads the raw body',
  params: z.object({ provider: z.enum(['stripe', 'test']) }),
  output: z.object({ received: z.literal(true) }),
  records: ['payment.paid', 'payment.paid-twice'],
  errors: ['payment.message-refused'],
});

export const requeryTransaction = endpoint(calls.requeryTransaction, {
  permission: 'payment.read',
  summary:
    'The status of a buyer’s payment, after querying the provider where its limits allow; result is 200 when paid',
  query: z.object({
    user_id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)),
    company_id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)),
  }),
  output: z.object({
    success: z.boolean(),
    refNo: z.string(),
    /** '200' if paid, '100' while open, '400' if it failed, '404' if there is no attempt. */
    result: z.string(),
    ...outcomeFields,
    /** Whether this call queried the provider. */
    wasAsked: z.boolean(),
    /** Newest first. */
    attempts: z.array(paymentAttemptSchema),
    /** A booking awaiting a bank transfer; null for any other. */
    awaited: z.nullable(
      z.object({
        bookingId: z.int(),
        version: z.int(),
        total: z.number(),
        currency: z.string(),
        quoted: z.string(),
      }),
    ),
    /** Deposit in major units of the booking's currency; null without a booking or a deposit. */
    deposit: z.nullable(z.number()),
    isRefundDue: z.boolean(),
    heldCount: z.int(),
    refundAfterMeetings: z.int(),
  }),
  records: ['payment.paid', 'payment.paid-twice'],
  errors: ['resource.not-found'],
});

export const recordTransfer = endpoint(calls.recordTransfer, {
  permission: 'payment.record',
  summary:
    'Records that the deposit of a booking has come by bank transfer: the booking is paid, and its buyer gets the receipt',
  body: z.strictObject({
    bookingId: id,
    /** Version of the booking as the caller saw it. */
    version: z.int(),
    /** The full amount, in major units of the booking's currency. */
    amount: z.number(),
    /** YYYY-MM-DD at the fair. */
    receivedOn: z.iso.date(),
    note: z.string().check(z.overwrite(cleanLine), z.maxLength(500, coded(message('field.too-long')))),
  }),
  output: z.object({ success: z.literal(true), ...outcomeFields }),
  records: ['payment.record', 'payment.paid'],
  errors: ['resource.not-found', 'booking.stale', 'payment.paid-already'],
});

export const refundPayment = endpoint(calls.refundPayment, {
  permission: 'payment.refund',
  summary:
    'Refunds a payment once: the deposit of the booking’s payment, or all of a surplus one; if the provider refuses, it is recorded for a manual transfer',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  body: z.strictObject({
    reason: z
      .string()
      .check(
        z.overwrite(cleanLine),
        z.minLength(1, { error: coded(message('field.reason-missing')), abort: true }),
        z.maxLength(500, coded(message('field.too-long'))),
      ),
    /** Reference of the manual transfer that replaced a refund the provider refused. */
    transferReference: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200))),
    /** Version of the payment as the caller saw it; if omitted, the current payment is changed. */
    version: z.optional(z.int()),
  }),
  output: z.object({ success: z.literal(true), ...outcomeFields, attempt: paymentAttemptSchema }),
  records: ['payment.refund', 'payment.refund-refused', 'payment.refunded', 'payment.transfer'],
  errors: ['payment.not-refundable', 'payment.stale', 'payment.provider-unavailable'],
});
