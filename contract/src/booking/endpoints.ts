// Endpoints for the stay of an approved hosted buyer: the form, the order, the total (hosted buyer and dashboard 7).
import { bookingFormSchema } from '@visavis/domain/booking/schema';
import { internationalLine } from '@visavis/domain/phone/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';
import { bookingSummarySchema } from './summary.ts';

export { type BookingSummary, bookingSummarySchema } from './summary.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));

export const saveBooking = endpoint(calls.saveBooking, {
  permission: 'hosted-buyer.act',
  summary:
    'Creates or changes the single booking of an approved buyer; the server computes the price and refuses a different total',
  params: z.object({ userId: id, companyId: id }),
  headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))) }),
  body: z.object({
    ...bookingFormSchema.shape,
    phoneNumber: internationalLine(bookingFormSchema.shape.phoneNumber),
    /** Ringgit, as displayed on the page. */
    totalAmount: z.number(),
    user_id: z.int(),
    company_id: z.int(),
    /** The terms that the page displayed; defaults to those of the edition. */
    termsVersion: z.optional(z.string().check(z.maxLength(40))),
    /** Version of the booking as the caller saw it; without it, the current booking is changed. */
    version: z.optional(z.int()),
  }),
  output: z.object({
    success: z.literal(true),
    booking_id: z.int(),
    /** The booking as stored. */
    summary: bookingSummarySchema,
  }),
  errors: [
    'hosted.step-closed',
    'booking.stale',
    'booking.room-full',
    'payment.under-way',
    'submission.key-reused',
  ],
  records: ['booking.save'],
});

export const getBooking = endpoint(calls.getBooking, {
  permission: 'hosted-buyer.act',
  summary: 'The booking of the buyer whose key is sent; 404 until one exists',
  output: bookingSummarySchema,
});

/** A passport number in clear; null if there is none or it has been deleted. */
const passport = z.nullable(z.string());

export const revealPassports = endpoint('GET /api/hosted/bookings/:id/passports session', {
  permission: 'booking.read-passports',
  summary:
    'Names and passport numbers of a booking for the hotel; admins only, 404 for everybody else; every access is audited',
  /** Row id in the Hosted Buyer table. */
  params: z.object({ id }),
  output: z.object({
    success: z.literal(true),
    /** The applicant, then the second applicant if there is one. */
    applicants: z.array(z.object({ name: z.string(), passportNumber: passport })),
  }),
  records: ['booking.reveal-passports'],
});
