// The stays of hosted buyers as organisers see them, with the rooming list for the hotel and the file of applications.
import { APPLICATION_DECISIONS, APPLICATION_STATES } from '@visavis/domain/application/state';
import { ROOM_TYPES } from '@visavis/domain/booking/schema';
import { cleanLine } from '@visavis/domain/registration/text';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { EXPORT_FORMATS } from '../export/formats.ts';
import { roomWaitSchema } from '../hosted-review/row.ts';

const whole = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647));
const errors = ['session.missing', 'request.invalid', 'server.unavailable'] as const;
const produces = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;
const format = z.enum(EXPORT_FORMATS);

/** A booking of the list. No passport number: those are revealed one by one, and written down. */
export const hostedBookingSchema = z.object({
  /** Of the registration, as in the Hosted Buyer table. */
  id: z.int(),
  bookingId: z.int(),
  reference: z.string(),
  name: z.string(),
  company: z.string(),
  country: z.string(),
  /** As they stand in the booking. */
  guest: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  /** Empty without a second applicant. */
  additionalName: z.string(),
  /** YYYY-MM-DD each; the label is as printed. */
  stay: z.object({ from: z.string(), to: z.string(), label: z.string() }),
  roomType: z.enum(ROOM_TYPES),
  /** YYYY-MM-DD each, in order. */
  extraNights: z.array(z.string()),
  /** The first evening and the day of departure, extra nights included. */
  arrival: z.string(),
  departure: z.string(),
  /** Ringgit. */
  total: z.number(),
  currency: z.string(),
  isPaid: z.boolean(),
  decision: z.enum(APPLICATION_DECISIONS),
  /** ISO instant. */
  createdAt: z.string(),
});
export type HostedBooking = z.infer<typeof hostedBookingSchema>;

/** Somebody who waits for a room. */
export const hostedWaitSchema = z.extend(roomWaitSchema, {
  /** Of the registration, as in the Hosted Buyer table. */
  registrationId: z.int(),
  reference: z.string(),
  name: z.string(),
  company: z.string(),
  country: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
});
export type HostedWait = z.infer<typeof hostedWaitSchema>;

const bookingFilter = {
  /** YYYY-MM-DD of arrival of the free stay. */
  stay: z.optional(z.iso.date()),
  roomType: z.optional(z.enum(ROOM_TYPES)),
  /** Those whose deposit is paid, or those whose deposit is not. */
  paid: z.optional(z.enum(['yes', 'no'])),
};

export const listHostedBookings = endpoint({
  method: 'GET',
  path: '/api/hosted/bookings',
  permission: 'booking.read',
  summary:
    'Stays of hosted buyers in the order of arrival and name, without passports. The header x-total-count says how many there are',
  query: z.object({
    ...bookingFilter,
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
    offset: z.optional(whole),
  }),
  status: 200,
  output: z.object({
    success: z.literal(true),
    data: z.array(hostedBookingSchema),
    /** Who waits for a room of the filter, in the order of stay and place on the list; with every part of the list. */
    waiting: z.array(hostedWaitSchema),
  }),
  errors,
});

export const exportRooming = endpoint({
  method: 'GET',
  path: '/api/exports/rooming',
  permission: 'booking.read',
  summary:
    'The rooming list for the hotel: one row for each booking, without passports, then one for each person who waits',
  query: z.object({ ...bookingFilter, format }),
  status: 200,
  produces,
  output: z.string(),
  errors,
  records: ['booking.export'],
});

export const exportHostedBuyers = endpoint({
  method: 'GET',
  path: '/api/exports/hosted',
  permission: 'application.read',
  summary: 'One row for each application of the search, with decision, payment and booking',
  query: z.object({
    search: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200))),
    status: z.optional(z.enum(APPLICATION_STATES)),
    decision: z.optional(z.enum(APPLICATION_DECISIONS)),
    format,
  }),
  status: 200,
  produces,
  output: z.string(),
  errors,
  records: ['application.export'],
});
