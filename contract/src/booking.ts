// The stay of an approved hosted buyer: the form, the order, the total (hosted buyer and dashboard 7).

import { bookingFormSchema, ROOM_TYPES } from '@visavis/domain/booking/schema';
import { internationalLine } from '@visavis/domain/phone/schema';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));

/** A booking as it is shown after it was made: passport numbers masked (decisions 8). Amounts are ringgit. */
export const bookingSummarySchema = z.object({
  bookingId: z.int(),
  bookingData: z.object({
    name: z.string(),
    /** Masked, such as '••••• 482'. */
    passportNumber: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    /** Empty without a second applicant. */
    additionalName: z.string(),
    additionalPassport: z.string(),
    stayingDuration: z.string(),
    roomType: z.enum(ROOM_TYPES),
    /** YYYY-MM-DD each, in order. */
    extraNights: z.array(z.string()),
    userId: z.int(),
    companyId: z.int(),
  }),
  orderData: z.array(
    z.object({
      label: z.string(),
      /** Ringgit with two decimals. */
      value: z.number(),
      /** The nights, where the line counts them. */
      dates: z.array(z.string()),
    }),
  ),
  totalAmount: z.number(),
  /** The part that is refunded when its condition is met. */
  deposit: z.number(),
  currency: z.string(),
  termsVersion: z.string(),
  isPaid: z.boolean(),
  /** Where an attempt that is under way goes on; null without one. */
  openPayment: z.nullable(z.object({ pay_ref: z.string(), redirect_url: z.string() })),
});
export type BookingSummary = z.infer<typeof bookingSummarySchema>;

const errors = [
  'request.unreadable',
  'resource.not-found',
  'hosted.step-closed',
  'payment.under-way',
  'request.too-large',
  'request.wrong-media-type',
  'request.invalid',
  'request.too-many',
  'submission.key-reused',
  'server.unavailable',
] as const;

export const saveBooking = endpoint({
  method: 'POST',
  path: '/api/payments/booking/:userId/:companyId',
  access: 'key',
  summary:
    'Makes or changes the one booking of an approved buyer; priced by the server, a total that differs is refused',
  params: z.object({ userId: id, companyId: id }),
  headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))) }),
  body: z.object({
    ...bookingFormSchema.shape,
    phoneNumber: internationalLine(bookingFormSchema.shape.phoneNumber),
    /** Ringgit; what the page has shown. */
    totalAmount: z.number(),
    user_id: z.int(),
    company_id: z.int(),
    /** The terms that the page has shown; those of the edition where it is left out. */
    termsVersion: z.optional(z.string().check(z.maxLength(40))),
  }),
  status: 200,
  output: z.object({
    success: z.literal(true),
    booking_id: z.int(),
    /** The booking as it is kept. */
    summary: bookingSummarySchema,
  }),
  errors,
});

export const getBooking = endpoint({
  method: 'GET',
  path: '/api/payments/booking',
  access: 'key',
  summary: 'The booking of the buyer whose key is sent; 404 before there is one',
  status: 200,
  output: bookingSummarySchema,
  errors: ['resource.not-found', 'server.unavailable'],
});

/** A passport number in clear; null where there is none, or none any more. */
const passport = z.nullable(z.string());

export const revealPassports = endpoint({
  method: 'GET',
  path: '/api/hosted/bookings/:id/passports',
  access: 'organiser',
  summary:
    'Names and passport numbers of a booking for the hotel; for admins alone, 404 for everybody else, and written down',
  /** The id of the row in the Hosted Buyer table. */
  params: z.object({ id }),
  status: 200,
  output: z.object({
    success: z.literal(true),
    /** The applicant, then the second one where there is one. */
    applicants: z.array(z.object({ name: z.string(), passportNumber: passport })),
  }),
  errors: ['resource.not-found', 'request.invalid', 'server.unavailable'],
});
