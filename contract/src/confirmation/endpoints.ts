// Endpoints for hours booked with an unconfirmed email address: bursts, release and the edition's terms.
import { BURST_LISTED, RELEASE_AFTER_HOURS } from '@visavis/domain/registration/confirmation';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

/** Many unconfirmed hours from one IP address or network within a short time. */
export const burstSchema = z.object({
  /** Live unconfirmed registrations, and how many of their hours await a decision. */
  registrations: z.int(),
  hours: z.int(),
  /** ISO instants of the first and the last registration. */
  firstAt: z.string(),
  lastAt: z.string(),
});
export type Burst = z.infer<typeof burstSchema>;

const burstPersonSchema = z.object({
  id: z.int(),
  name: z.string(),
  company: z.string(),
  reference: z.string(),
  email: z.string(),
  /** ISO instant. */
  createdAt: z.string(),
  /** Hours that a release would free, by day and hour. */
  hours: z.array(
    z.object({
      exhibitor: z.string(),
      boothNumber: z.string(),
      /** YYYY-MM-DD. */
      date: z.string(),
      /** The range, such as '11.00am-12.00pm'. */
      time: z.string(),
    }),
  ),
});
export type BurstPerson = z.infer<typeof burstPersonSchema>;

export const listBursts = endpoint(calls.listBursts, {
  permission: 'hours.read',
  summary: `Bursts of unconfirmed hours and the people a release would affect, oldest first; at most ${BURST_LISTED} people each`,
  output: z.object({
    /** Whether the people can be notified. */
    isMailConfigured: z.boolean(),
    bursts: z.array(z.object({ ...burstSchema.shape, people: z.array(burstPersonSchema) })),
  }),
});

export const releaseHours = endpoint(calls.releaseHours, {
  permission: 'hours.release',
  summary:
    'Frees the pending hours of unconfirmed registrations and notifies their visitors; registrations confirmed meanwhile and approved meetings keep theirs',
  body: z.strictObject({
    /** The registrations that the organiser saw: no others are affected. */
    registrationIds: z
      .array(z.int().check(z.positive(), z.maximum(2147483647)))
      .check(z.minLength(1), z.maxLength(BURST_LISTED)),
  }),
  output: z.object({
    success: z.literal(true),
    released: z.object({ registrations: z.int(), hours: z.int() }),
    /** Registrations that keep their hours because they were confirmed in the meantime. */
    confirmed: z.int(),
  }),
  records: ['meeting.release'],
});

const termsSchema = z.object({
  /** Maximum unconfirmed hours per IP address and day, before RATE_LIMIT_SCALE. */
  hoursADay: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** Hours after registration when unconfirmed hours are released, after one reminder; null for never. */
  releasedAfterHours: z.nullable(
    z.int().check(z.minimum(RELEASE_AFTER_HOURS.least), z.maximum(RELEASE_AFTER_HOURS.most)),
  ),
});

const seenTermsSchema = z.object({
  ...termsSchema.shape,
  /** Sent back with a change, so that a stale form cannot overwrite a newer one. */
  version: z.int(),
});

export const getUnconfirmedTerms = endpoint('GET /api/unconfirmed-hours/terms session', {
  permission: 'hours.read',
  summary: 'The edition’s limits and release time for unconfirmed hours',
  output: seenTermsSchema,
});

export const changeUnconfirmedTerms = endpoint('PUT /api/unconfirmed-hours/terms session', {
  permission: 'hours.set-terms',
  summary:
    'Changes the edition’s limits and release time for unconfirmed hours; release requires a mail server',
  body: z.strictObject(seenTermsSchema.shape),
  output: seenTermsSchema,
  records: ['edition.change'],
  errors: ['edition.stale', 'email.not-configured'],
});
