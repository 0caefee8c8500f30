// Endpoints for holds, which reserve a slot briefly while a visitor is still choosing.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';
import { DRAFT_TOKEN_HEADER } from './draft-token.ts';

export const draftTokenHeader = z.object({
  [DRAFT_TOKEN_HEADER]: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

const exhibitorId = z.int().check(z.positive(), z.maximum(2147483647));

export const holdSchema = z.object({
  exhibitorId: z.int(),
  day: z.int(),
  /** Start, in minutes from midnight at the fair. */
  minute: z.int(),
  /** Whole seconds until it expires, by the server's clock. */
  secondsLeft: z.int(),
  /** Whole seconds for which it can still be renewed; after that it expires. */
  renewableSeconds: z.int(),
});
export type Hold = z.infer<typeof holdSchema>;

/** All holds of the draft after the call, ordered by exhibitor. */
export const heldSchema = z.object({
  /** Send it with every further call for this draft. May differ from the token sent. */
  draftToken: z.string(),
  holds: z.array(holdSchema),
});
export type Held = z.infer<typeof heldSchema>;

const wantedSlot = z.strictObject({
  exhibitorId,
  day: z.int(),
  minute: z.int(),
  /** Slot length in minutes as the visitor saw it: refused if it has changed since. */
  length: z.optional(z.int()),
});

const holding = {
  permission: 'anyone',
  headers: z.object({
    ...draftTokenHeader.shape,
    /** 'Bearer' and the key of an emailed link: holds slots in that link's edition, even after it has closed. */
    authorization: z.optional(z.string()),
  }),
  status: 201,
  output: heldSchema,
  errors: [
    'edition.closed',
    'resource.not-found',
    'meeting.slot-taken',
    'hold.hour-in-use',
    'hold.limit-reached',
  ],
} as const;

export const holdSlot = endpoint(calls.holdSlot, {
  ...holding,
  summary:
    'Holds a slot for ten minutes; an existing hold of the draft with the same exhibitor moves, or stays if the slot is taken',
  body: wantedSlot,
});

/** Safely above any edition's maximum. */
const MOST_SLOTS = 100;

export const holdSlots = endpoint(calls.holdSlots, {
  ...holding,
  summary:
    'Holds several slots at once, like POST /api/holds: all of them or, when others have taken any, none; the error lists every slot that was taken',
  body: z.strictObject({
    /** At different exhibitors. Holds that the draft has with them move together, so slots can be swapped. */
    slots: z.array(wantedSlot).check(z.minLength(1), z.maxLength(MOST_SLOTS)),
  }),
});

export const renewHolds = endpoint(calls.renewHolds, {
  permission: 'anyone',
  summary:
    'Renews the holds of a draft for ten minutes, each for at most sixty minutes in all, and lists them',
  headers: draftTokenHeader,
  output: heldSchema,
  errors: ['resource.not-found'],
});

export const releaseHold = endpoint(calls.releaseHold, {
  permission: 'anyone',
  summary: 'Releases the slot held with an exhibitor; succeeds when none is held',
  params: z.object({ exhibitorId: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) }),
  headers: draftTokenHeader,
  output: heldSchema,
});

export const releaseHolds = endpoint('DELETE /api/holds', {
  permission: 'anyone',
  summary: 'Releases all holds of a draft',
  headers: draftTokenHeader,
  output: heldSchema,
  errors: ['resource.not-found'],
});
