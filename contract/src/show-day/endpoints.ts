// Endpoints of the days of the fair: the hour that runs and the next one, by hall.
import { SHOW_DAY_PHASES } from '@visavis/domain/edition/show-day';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const hourSchema = z.object({
  day: z.int(),
  minute: z.int(),
  /** Such as '2.00pm-3.00pm'. */
  time: z.string(),
  /** ISO instants. */
  startsAt: z.string(),
  endsAt: z.string(),
});

/** Marks of the meetings of a time. */
const marksSchema = z.object({ held: z.int(), unmarked: z.int(), missed: z.int() });

/** What everybody at the fair may see: no person is named. */
const boardShape = {
  /** ISO instant at the server. */
  now: z.string(),
  /** YYYY-MM-DD at the fair. */
  date: z.string(),
  /** Null on a day that is none of the fair. */
  day: z.nullable(z.int()),
  phase: z.enum(SHOW_DAY_PHASES),
  /** The hour that runs, else the last that began today. */
  hour: z.nullable(hourSchema),
  /** The next hour of today. */
  next: z.nullable(hourSchema),
  /** Of the hour, and the meetings of the next one; by name, the exhibitors without a hall ('') last. */
  halls: z.array(z.object({ hall: z.string(), ...marksSchema.shape, next: z.int() })),
};

export const showDaySchema = z.object({
  ...boardShape,
  figures: z.object({
    /** Of the hour. */
    ...marksSchema.shape,
    /** Meetings of the hour that are unmarked after half their time. */
    overdue: z.int(),
    /** Unmarked meetings of earlier hours today. */
    earlier: z.int(),
    next: z.int(),
    heldToday: z.int(),
    missedToday: z.int(),
  }),
  /** Missed in the hour: whoever missed most today first; at most 50 of the number in `figures`. */
  missed: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      reference: z.string(),
      company: z.string(),
      /** In international form, '' where none is known. */
      phoneNumber: z.string(),
      exhibitor: z.string(),
      boothNumber: z.string(),
      missedToday: z.int(),
    }),
  ),
  /** The first meetings that are to come, with what is expected on their day; null when none is. */
  first: z.nullable(
    z.object({
      date: z.string(),
      /** ISO instant. */
      startsAt: z.string(),
      meetings: z.int(),
      ofDay: z.object({ meetings: z.int(), exhibitors: z.int(), people: z.int(), hosted: z.int() }),
    }),
  ),
  /** The last day before today on which meetings were due. */
  lastDay: z.nullable(z.object({ date: z.string(), day: z.int(), ...marksSchema.shape })),
  /** Of the whole fair; only when it is over. */
  total: z.nullable(marksSchema),
});
export type ShowDay = z.infer<typeof showDaySchema>;

const READ_ERRORS = ['session.missing', 'server.unavailable'] as const;

export const getShowDay = endpoint({
  method: 'GET',
  path: '/api/show-day',
  permission: 'attendance.read',
  summary: 'The hour of the fair that runs and the next one, by hall, with what is not marked',
  status: 200,
  output: showDaySchema,
  errors: READ_ERRORS,
});
