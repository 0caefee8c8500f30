// Holds: an hour kept for a visitor who is still choosing.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { DRAFT_TOKEN_HEADER } from './draft-token.ts';

export const draftTokenHeader = z.object({
  [DRAFT_TOKEN_HEADER]: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

const exhibitorId = z.int().check(z.positive(), z.maximum(2147483647));

export const holdSchema = z.object({
  exhibitorId: z.int(),
  day: z.int(),
  /** Start hour at the fair. */
  hour: z.int(),
  /** Whole seconds until it lapses, by the server's clock. */
  secondsLeft: z.int(),
  /** Whole seconds for which it can still be renewed; when they are over it lapses. */
  renewableSeconds: z.int(),
});
export type Hold = z.infer<typeof holdSchema>;

/** All holds of the draft after the call, in the order of exhibitors. */
export const heldSchema = z.object({
  /** Send it with every further call of this draft. It may differ from the one that was sent. */
  draftToken: z.string(),
  holds: z.array(holdSchema),
});
export type Held = z.infer<typeof heldSchema>;

/** Of every call for a draft that the server knows already. */
const DRAFT_ERRORS = [
  'request.unreadable',
  'resource.not-found',
  'request.invalid',
  'request.too-many',
  'server.unavailable',
] as const;

export const holdSlot = endpoint({
  method: 'POST',
  path: '/api/holds',
  permission: 'anyone',
  summary:
    'Holds an hour for ten minutes; a hold that the draft has with the same exhibitor moves, or stays when the hour is gone',
  headers: draftTokenHeader,
  body: z.strictObject({ exhibitorId, day: z.int(), hour: z.int() }),
  status: 201,
  output: heldSchema,
  errors: [
    'request.unreadable',
    'resource.not-found',
    'meeting.slot-taken',
    'hold.hour-in-use',
    'hold.limit-reached',
    'request.too-large',
    'request.wrong-media-type',
    'request.invalid',
    'request.too-many',
    'server.unavailable',
  ],
});

export const renewHolds = endpoint({
  method: 'POST',
  path: '/api/holds/renew',
  permission: 'anyone',
  summary: 'Renews the holds of a draft for ten minutes, each for sixty minutes at most, and lists them',
  headers: draftTokenHeader,
  status: 200,
  output: heldSchema,
  errors: DRAFT_ERRORS,
});

export const releaseHold = endpoint({
  method: 'DELETE',
  path: '/api/holds/:exhibitorId',
  permission: 'anyone',
  summary: 'Gives the hour held with an exhibitor back; one that is not held is no error',
  params: z.object({ exhibitorId: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  headers: draftTokenHeader,
  status: 200,
  output: heldSchema,
  errors: DRAFT_ERRORS,
});

export const releaseHolds = endpoint({
  method: 'DELETE',
  path: '/api/holds',
  permission: 'anyone',
  summary: 'Gives all hours of a draft back',
  headers: draftTokenHeader,
  status: 200,
  output: heldSchema,
  errors: DRAFT_ERRORS,
});
