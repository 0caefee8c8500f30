// Hours that are kept free of meetings for one, some or all exhibitors, such as an opening ceremony.
import { impactSchema, touchedOutcomeSchema, touchedShape } from '@visavis/domain/impact/schema';
import * as z from 'zod/mini';
import { chosenEdition } from '../edition/chosen.ts';
import { endpoint } from '../endpoint.ts';
import { exhibitorIdsSchema } from '../impact/endpoints.ts';
import * as calls from './calls.ts';

const slotShape = {
  day: z.int().check(z.minimum(1), z.maximum(14)),
  /** Start, in minutes from midnight at the fair. */
  minute: z.int().check(z.minimum(0), z.maximum(1439)),
  /** Length in minutes. */
  length: z.int().check(z.minimum(1), z.maximum(1440)),
};

export const blockedHourSchema = z.object({
  ...slotShape,
  day: z.int(),
  /** YYYY-MM-DD. */
  date: z.string(),
  /** Blocked for all exhibitors of the edition, including future ones; individual exhibitors may be exempt. */
  isOfAll: z.boolean(),
  exhibitorIds: z.array(z.int()),
});
export type BlockedHour = z.infer<typeof blockedHourSchema>;

const query = z.object(chosenEdition);
const blockedHoursSchema = z.array(blockedHourSchema);

const hoursShape = {
  /** Null for all exhibitors of the edition. */
  exhibitorIds: z.nullable(exhibitorIdsSchema),
  /** A slot of the grid, or any stretch of a day. */
  hours: z.array(z.strictObject(slotShape)).check(z.minLength(1), z.maxLength(300)),
};

export const listBlockedHours = endpoint(calls.listBlockedHours, {
  permission: 'exhibitor.read-schedule',
  summary: 'Blocked hours of an edition by day and start, with the exhibitors that have them',
  query,
  output: blockedHoursSchema,
  errors: ['resource.not-found'],
});

export const blockedHoursImpact = endpoint(calls.blockedHoursImpact, {
  permission: 'exhibitor.set-hours',
  summary: 'What blocking these hours would touch, and what each choice would do; changes nothing',
  query,
  body: z.strictObject(hoursShape),
  output: impactSchema,
  records: [],
  errors: ['resource.not-found'],
});

export const blockHours = endpoint(calls.blockHours, {
  permission: 'exhibitor.set-hours',
  summary:
    'Blocks hours of one, some or all exhibitors; meetings in them need a choice: move, keep or cancel',
  query,
  body: z.strictObject({ ...hoursShape, ...touchedShape }),
  output: z.object({ hours: blockedHoursSchema, outcome: z.nullable(touchedOutcomeSchema) }),
  records: ['exhibitor.block-hours', 'meeting.reschedule'],
  errors: ['resource.not-found', 'edition.touches-meetings'],
});

export const freeBlockedHours = endpoint(calls.freeBlockedHours, {
  permission: 'exhibitor.set-hours',
  summary: 'Frees blocked hours of one, some or all exhibitors; those that are not blocked stay as they are',
  query,
  body: z.strictObject(hoursShape),
  output: blockedHoursSchema,
  records: ['exhibitor.free-hours'],
  errors: ['resource.not-found'],
});
