// Endpoints that preview the impact of changing an edition's days, hours and stays, or withdrawing exhibitors.
import { DAY_READINGS } from '@visavis/domain/impact/grid';
import { impactSchema } from '@visavis/domain/impact/schema';
import * as z from 'zod/mini';
import { gridShape } from '../edition/grid.ts';
import { stayShape } from '../edition/stored.ts';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

export const exhibitorId = z.int().check(z.positive(), z.maximum(2147483647));
/** Exhibitors of a single edition. */
export const exhibitorIdsSchema = z.array(exhibitorId).check(z.minLength(1), z.maxLength(10_000));

const read = {
  output: impactSchema,
  records: [],
} as const;

export const editionImpact = endpoint(calls.editionImpact, {
  ...read,
  permission: 'edition.set',
  summary:
    'What a change of days, hours and stays would touch, and what each choice would do; changes nothing',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  body: z.object({
    /** Omitted fields stay as they are; other settings are ignored. */
    settings: z.object({
      dates: z.optional(gridShape.dates),
      starts: z.optional(gridShape.starts),
      slotMinutes: z.optional(gridShape.slotMinutes),
      stayNights: z.optional(stayShape.stayNights),
      stayArrivals: z.optional(stayShape.stayArrivals),
      roomTypes: z.optional(stayShape.roomTypes),
    }),
    sameDays: z.optional(z.enum(DAY_READINGS)),
  }),
});

export const withdrawalImpact = endpoint(calls.withdrawalImpact, {
  ...read,
  permission: 'exhibitor.set-hours',
  summary:
    'What archiving exhibitors would touch. Their meetings can be moved to the exhibitor that is named as `receiver`, kept or cancelled. Changes nothing',
  body: z.strictObject({ exhibitorIds: exhibitorIdsSchema, receiver: z.optional(exhibitorId) }),
  errors: ['resource.not-found'],
});
