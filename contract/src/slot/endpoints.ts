// Endpoints for unavailable slots and counts of free hours.
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { draftTokenHeader } from '../hold/endpoints.ts';
import * as calls from './calls.ts';

/** Maximum exhibitors per call: far more than a visitor chooses. */
export const SLOT_QUERY_LIMIT = 50;

export const unavailableSlotSchema = z.object({
  day: z.int(),
  /** The label, such as '11 am' (decisions 3). */
  time: z.string(),
  /** Disambiguates companies with the same name. */
  exhibitorId: z.int(),
});
export type UnavailableSlot = z.infer<typeof unavailableSlotSchema>;

export const getUnavailableSlots = endpoint(calls.getUnavailableSlots, {
  permission: 'anyone',
  summary:
    'Hours that are blocked, taken or held by others, keyed by company name; for all exhibitors or the given ones',
  query: z.object({
    /** Ids separated by commas; defaults to every exhibitor of the edition. */
    exhibitors: z.optional(
      z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,49}$/, coded(message('directory.too-many-ids')))),
    ),
  }),
  /** The draft whose own holds are ignored. */
  headers: draftTokenHeader,
  output: z.object({
    success: z.literal(true),
    data: z.object({ unavailable_slots: z.record(z.string(), z.array(unavailableSlotSchema)) }),
  }),
});

/** Number of upcoming free hours per exhibitor. */
export const getFreeHours = endpoint(calls.getFreeHours, {
  permission: 'anyone',
  summary: 'Number of free hours of every exhibitor, counting held hours as taken',
  output: z.object({
    /** Pairs of exhibitor id and number of free hours, each exhibitor of the edition once. */
    freeHours: z.array(z.tuple([z.int(), z.int()])),
  }),
});
