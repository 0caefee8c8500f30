// Endpoints for the statistics of an edition and the schedules of its exhibitors.
import { exhibitorSchema } from '@visavis/domain/exhibitor/schema';
import { scheduleSchema } from '@visavis/domain/meeting/schema';
import * as z from 'zod/mini';
import { burstSchema } from '../confirmation/endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { page, searchText } from '../list-query.ts';
import * as calls from './calls.ts';

const bookedExhibitorSchema = z.object({
  id: z.int(),
  name: z.string(),
  boothNumber: z.string(),
  /** Live meetings. */
  meetings: z.int(),
  /** Bookable meetings: the edition's hours minus blocked ones, times places. */
  capacity: z.int(),
});

export const overviewSchema = z.object({
  registrations: z.object({ business: z.int(), hosted: z.int() }),
  meetings: z.object({
    /** Awaiting a decision. */
    pending: z.int(),
    /** Undecided, although their slot has passed. */
    undecided: z.int(),
    rejected: z.int(),
    approved: z.int(),
    capacity: z.int(),
  }),
  /** Registrations with a pending meeting. */
  waitingRegistrations: z.int(),
  emails: z.object({ queued: z.int(), sent: z.int(), failed: z.int(), unsent: z.int() }),
  /** Hosted buyer applications by decision. */
  applications: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }),
  /** Deposits that are paid and not refunded, their total in major units of the currency, and refunds due. */
  deposits: z.object({ paid: z.int(), sum: z.number(), currency: z.string(), refundsDue: z.int() }),
  /** The last fourteen days in the fair's time zone, oldest first, including days without registrations. */
  days: z.array(z.object({ date: z.string(), business: z.int(), hosted: z.int() })),
  /** Taken places and capacity across all exhibitors for every hour of every day, excluding blocked hours. */
  fill: z.array(z.object({ day: z.int(), minute: z.int(), taken: z.int(), capacity: z.int() })),
  mostBooked: z.array(bookedExhibitorSchema),
  leastBooked: z.array(bookedExhibitorSchema),
  /** In descending order of registrations. */
  countries: z.array(z.object({ country: z.string(), registrations: z.int() })),
  exhibitorCount: z.int(),
  /** Bursts of unconfirmed hours that an organiser may want to review, oldest first. */
  bursts: z.optional(z.array(burstSchema)),
  /** ISO instant of the newest registration, decision or message; null if there is none. */
  lastChangeAt: z.nullable(z.string()),
});
export type Overview = z.infer<typeof overviewSchema>;

export const getOverview = endpoint(calls.getOverview, {
  permission: 'overview.read',
  summary: 'Statistics of the current edition',
  output: overviewSchema,
});

const exhibitorLoadSchema = z.object({
  ...bookedExhibitorSchema.shape,
  country: z.string(),
  places: z.int(),
  pending: z.int(),
  approved: z.int(),
});
export type ExhibitorLoad = z.infer<typeof exhibitorLoadSchema>;

export const listExhibitorLoads = endpoint(calls.listExhibitorLoads, {
  permission: 'exhibitor.read-schedule',
  summary: 'Exhibitors and how many of their hours are booked',
  query: z.object({
    /** Matches any part of the company name, booth or country. */
    search: searchText,
    order: z.optional(z.enum(['name', 'most-booked', 'least-booked'])),
    ...page,
  }),
  output: z.object({ exhibitors: z.array(exhibitorLoadSchema), total: z.int() }),
});

export const getExhibitorSchedule = endpoint(calls.getExhibitorSchedule, {
  permission: 'exhibitor.read-schedule',
  summary: 'An exhibitor’s meetings, hour by hour, for printing',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  output: z.object({
    exhibitor: exhibitorSchema,
    meetings: z.array(
      z.object({
        ...scheduleSchema.shape,
        registrationId: z.int(),
        reference: z.string(),
        name: z.string(),
        designation: z.string(),
        company: z.string(),
        country: z.string(),
        phoneNumber: z.string(),
      }),
    ),
    blocked: z.array(z.object({ day: z.int(), minute: z.int() })),
  }),
});
export type ExhibitorSchedule = z.infer<(typeof getExhibitorSchedule)['output']>;
