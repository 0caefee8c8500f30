// Methods and states of a payment, which is one attempt to pay a booking through a provider (decisions 7).
import * as z from 'zod/mini';

/** credit: Debit/Credit Card. online: Online Banking (hosted buyer and dashboard 2). */
export const PAYMENT_METHODS = ['credit', 'online'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const paymentMethodSchema = z.enum(PAYMENT_METHODS);

/** How the money of an attempt arrives. transfer: to a bank account, recorded by an organiser. */
export const RECEIVED_METHODS = [...PAYMENT_METHODS, 'transfer'] as const;
export type ReceivedMethod = (typeof RECEIVED_METHODS)[number];

/** open: the provider has not reported an outcome. expired: abandoned, or not paid in time. */
export const PAYMENT_STATES = ['open', 'paid', 'failed', 'expired'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
export const paymentStateSchema = z.enum(PAYMENT_STATES);
