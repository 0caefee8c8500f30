// Endpoints with which organisers change a hosted buyer's booking and record how the price difference was settled.
import { bookingFormSchema } from '@visavis/domain/booking/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { outcomeFields } from '../outcome.ts';
import * as calls from './calls.ts';

/** Row id in the Hosted Buyer table. */
const params = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });
const { shape } = bookingFormSchema;

export const changeBooking = endpoint(calls.changeBooking, {
  permission: 'booking.change',
  summary:
    'Changes nights, room and guests of a booking at its own prices; the buyer is told by email. Of a paid booking the difference of price is left to be paid or refunded',
  params,
  body: z.strictObject({
    /** Version of the booking as the caller saw it. */
    version: z.int(),
    name: shape.name,
    additionalName: shape.additionalName,
    /** Replaces the stored passport. If omitted, the stored one stays; that of a replaced second guest is deleted. */
    passportNumber: z.optional(shape.passportNumber),
    additionalPassport: z.optional(shape.additionalPassport),
    stayingDuration: shape.stayingDuration,
    roomType: shape.roomType,
    extraNights: shape.extraNights,
  }),
  output: z.object({ success: z.literal(true), ...outcomeFields, version: z.int() }),
  records: ['booking.change'],
  errors: ['booking.stale', 'booking.room-full', 'payment.under-way'],
});

export const settleNights = endpoint(calls.settleNights, {
  permission: 'payment.record',
  summary:
    'Records that the difference of a changed booking was received, or refunded where it is negative; it is never part of the deposit',
  params,
  body: z.strictObject({
    version: z.int(),
    /** The full difference as the caller saw it, in major units of the booking's currency. */
    difference: z.number(),
  }),
  output: z.object({ success: z.literal(true), ...outcomeFields }),
  records: ['booking.record-nights', 'booking.refund-nights'],
  errors: ['booking.stale'],
});
