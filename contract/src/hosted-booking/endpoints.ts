// Endpoints for organisers: hosted buyers' stays, the rooming list for the hotel and the export of applications.

import { ROOMING_FIELDS, ROOMING_PAYMENTS } from '@visavis/domain/booking/rooming';
import { APPLICATION_DECISIONS } from '@visavis/domain/hosted-buyer/state';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { EXPORT_FORMATS } from '../export/formats.ts';
import { chosenIds, selectedColumns } from '../export/selection.ts';
import { APPLICATION_COLUMNS } from '../hosted-buyer/columns.ts';
import { applicationFilterSchema, applicationOrderSchema } from '../hosted-buyer/filter.ts';
import { roomWaitSchema } from '../hosted-buyer/row.ts';
import * as calls from './calls.ts';
import { BOOKING_SORTS, bookingFilterSchema, unbookedFilterSchema } from './filter.ts';

const whole = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647));
const produces = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;
const format = z.enum(EXPORT_FORMATS);

/** A listed booking. No passport numbers: those are revealed one booking at a time, and audited. */
export const hostedBookingSchema = z.object({
  /** Registration ID, as in the Hosted Buyer table. */
  id: z.int(),
  bookingId: z.int(),
  reference: z.string(),
  name: z.string(),
  company: z.string(),
  country: z.string(),
  /** As entered in the booking. */
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
  payment: z.enum(ROOMING_PAYMENTS),
  /** False once the buyer is rejected, or refunded without attending: the room is free for others. */
  keepsRoom: z.boolean(),
  /** A guest's passport number is missing, or was deleted. */
  lacksPassport: z.boolean(),
  decision: z.enum(APPLICATION_DECISIONS),
  /** ISO instant. */
  createdAt: z.string(),
});
export type HostedBooking = z.infer<typeof hostedBookingSchema>;

/** A hosted buyer on the waiting list for a room. */
export const hostedWaitSchema = z.extend(roomWaitSchema, {
  /** Registration ID, as in the Hosted Buyer table. */
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
  ...bookingFilterSchema.shape,
  /** Whether the deposit is paid. */
  paid: z.optional(z.enum(['yes', 'no'])),
};

export const listHostedBookings = endpoint(calls.listHostedBookings, {
  permission: 'booking.read',
  summary:
    'Stays of hosted buyers, by arrival and name unless sorted, without passports. The x-total-count header holds the total',
  query: z.object({
    ...bookingFilter,
    /** Rows without a room come last in any order. */
    sort: z.optional(z.enum(BOOKING_SORTS)),
    direction: z.optional(z.enum(['ascending', 'descending'])),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
    offset: z.optional(whole),
  }),
  output: z.object({
    success: z.literal(true),
    data: z.array(hostedBookingSchema),
    /** Everyone waiting for a room that matches the filter, by stay and position; included with every page. */
    waiting: z.array(hostedWaitSchema),
    /** Totals over all matches, not only this page: rooms kept, guests, and number of nights. */
    rooms: z.int(),
    guests: z.int(),
    nights: z.int(),
  }),
});

/** A night, and the occupied rooms of each type. */
export const roomNightSchema = z.object({
  /** YYYY-MM-DD of the evening. */
  date: z.iso.date(),
  rooms: z.int(),
  guests: z.int(),
  types: z.array(
    z.object({
      roomType: z.string(),
      rooms: z.int(),
      /** Rooms held for the night; null without a limit. */
      places: z.nullable(z.int()),
    }),
  ),
});
export type RoomNight = z.infer<typeof roomNightSchema>;

export const listRoomNights = endpoint(calls.listRoomNights, {
  permission: 'booking.read',
  summary:
    'The nights that are offered or booked: rooms of each type, who sleeps in them, and the rooms held by the stays of that night',
  output: z.object({
    nights: z.array(roomNightSchema),
    /** Stays that are offered or booked. */
    stays: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), label: z.string() })),
    roomTypes: z.array(z.string()),
  }),
});

/** An approved hosted buyer who has neither booked nor joined a waiting list, and may need.a reminder. */
export const unbookedBuyerSchema = z.object({
  /** Registration ID, as in the Hosted Buyer table. */
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  company: z.string(),
  country: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  /** ISO instant; null if unknown. */
  approvedAt: z.nullable(z.string()),
});
export type UnbookedBuyer = z.infer<typeof unbookedBuyerSchema>;

export const listWithoutRoom = endpoint(calls.listWithoutRoom, {
  permission: 'booking.read',
  summary:
    'Approved buyers without a room: who waits for one, by stay and position, and who has neither booked nor waits, the longest approved first. The x-total-count header counts the latter',
  query: z.object({
    ...unbookedFilterSchema.shape,
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    offset: z.optional(whole),
  }),
  output: z.object({
    /** Included with every page. */
    waiting: z.array(
      z.extend(hostedWaitSchema, {
        user_id: z.int(),
        company_id: z.int(),
        /** Version of the application: sent back when the room is offered. */
        version: z.int(),
      }),
    ),
    unbooked: z.array(unbookedBuyerSchema),
  }),
});

/** A booking as the hotel was told, or would be told now. */
export const roomingEntrySchema = z.object({
  registrationId: z.int(),
  reference: z.string(),
  company: z.string(),
  guest: z.string(),
  additionalName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  stay: z.object({ from: z.string(), to: z.string() }),
  roomType: z.string(),
  extraNights: z.array(z.string()),
  isPaid: z.boolean(),
  /** ISO instant at which a passport number was last entered. */
  passportsAt: z.string(),
});

export const listRoomingChanges = endpoint(calls.listRoomingChanges, {
  permission: 'booking.read',
  summary:
    'What changed since the rooming list was last exported as a whole: new bookings, changed ones with the fields, and withdrawn ones',
  output: z.object({
    /** The last full export; null before the first. */
    since: z.nullable(
      z.object({
        /** ISO instant. */
        at: z.string(),
        /** Email address of the organiser. */
        by: z.string(),
        rooms: z.int(),
        hadPassports: z.boolean(),
        /** Rooms of that export whose guests have been erased since: nothing else is known about them. */
        erased: z.int(),
      }),
    ),
    added: z.array(roomingEntrySchema),
    changed: z.array(
      z.object({
        before: roomingEntrySchema,
        now: roomingEntrySchema,
        fields: z.array(z.enum(ROOMING_FIELDS)),
      }),
    ),
    withdrawn: z.array(roomingEntrySchema),
  }),
});

export const exportRooming = endpoint(calls.exportRooming, {
  permission: 'booking.read',
  summary:
    'The rooming list for the hotel: one row for each booking that keeps its room, without passports, then one for each person waiting. Without a filter it is what later changes are counted from',
  query: z.object({ ...bookingFilter, format }),
  produces,
  output: z.string(),
  records: ['booking.export'],
});

export const exportRoomingWithPassports = endpoint(calls.exportRoomingWithPassports, {
  permission: 'booking.read-passports',
  summary:
    'The same list with passport numbers; admins only, 404 for everybody else; every export is audited as one with passports',
  query: z.object({ ...bookingFilter, format }),
  produces,
  output: z.string(),
  records: ['booking.export'],
});

export const exportHostedBuyers = endpoint(calls.exportHostedBuyers, {
  permission: 'hosted-buyer.read',
  summary: 'Exports one row for each application of the search, with all details or the columns named',
  query: z.object({
    ...applicationFilterSchema.shape,
    ...applicationOrderSchema.shape,
    format,
    columns: selectedColumns(APPLICATION_COLUMNS),
  }),
  produces,
  output: z.string(),
  records: ['application.export'],
});

export const exportChosenHostedBuyers = endpoint(calls.exportChosenHostedBuyers, {
  ...exportHostedBuyers,
  summary: 'Exports one row for each of the chosen applications that the search finds',
  body: chosenIds,
});
