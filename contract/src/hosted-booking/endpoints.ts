// Endpoints for organisers: hosted buyers' stays, the rooming list for the hotel and the export of applications.
import { APPLICATION_DECISIONS } from '@visavis/domain/application/state';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { EXPORT_FORMATS } from '../export/formats.ts';
import { applicationFilterSchema, applicationOrderSchema } from '../hosted-review/filter.ts';
import { roomWaitSchema } from '../hosted-review/row.ts';

const whole = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647));
const errors = ['session.missing', 'request.invalid', 'server.unavailable'] as const;
const produces = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;
const format = z.enum(EXPORT_FORMATS);

/** A listed booking. No passport numbers: those are revealed one booking at a time, and audited. */
export const hostedBookingSchema = z.object({
  /** Of the registration, as in the Hosted Buyer table. */
  id: z.int(),
  bookingId: z.int(),
  reference: z.string(),
  name: z.string(),
  company: z.string(),
  country: z.string(),
  /** As given in the booking. */
  guest: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  /** Empty without a second applicant. */
  additionalName: z.string(),
  /** YYYY-MM-DD each; the label is as printed. */
  stay: z.object({ from: z.string(), to: z.string(), label: z.string() }),
  roomType: z.string(),
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

/** A hosted buyer on the waiting list for a room. */
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
  roomType: z.optional(z.string()),
  /** Whether the deposit is paid. */
  paid: z.optional(z.enum(['yes', 'no'])),
};

export const listHostedBookings = endpoint({
  method: 'GET',
  path: '/api/hosted/bookings',
  permission: 'booking.read',
  summary:
    'Stays of hosted buyers by arrival and name, without passports. The x-total-count header holds the total',
  query: z.object({
    ...bookingFilter,
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
    offset: z.optional(whole),
  }),
  status: 200,
  output: z.object({
    success: z.literal(true),
    data: z.array(hostedBookingSchema),
    /** Who is waiting for a room that matches the filter, by stay and position; included with every page. */
    waiting: z.array(hostedWaitSchema),
  }),
  errors,
});

export const exportRooming = endpoint({
  method: 'GET',
  path: '/api/exports/rooming',
  permission: 'booking.read',
  summary:
    'The rooming list for the hotel: one row for each booking, without passports, then one for each person waiting',
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
  summary: 'Exports one row for each application of the search, with decision, payment and booking',
  query: z.object({
    ...applicationFilterSchema.shape,
    ...applicationOrderSchema.shape,
    format,
  }),
  status: 200,
  produces,
  output: z.string(),
  errors,
  records: ['application.export'],
});
