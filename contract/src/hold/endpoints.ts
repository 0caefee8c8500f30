// Endpoints for holds: a slot reserved briefly while a visitor is still choosing.
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
  /** Of its start, in minutes from midnight at the fair. */
  minute: z.int(),
  /** Whole seconds until it expires, by the server's clock. */
  secondsLeft: z.int(),
  /** Whole seconds for which it can still be renewed; after that it expires. */
  renewableSeconds: z.int(),
});
export type Hold = z.infer<typeof holdSchema>;

/** All holds of the draft after the call, ordered by exhibitor. */
export const heldSchema = z.object({
  /** Send it with every further call for this draft. It may differ from the one that was sent. */
  draftToken: z.string(),
  holds: z.array(holdSchema),
});
export type Held = z.infer<typeof heldSchema>;

const wantedSlot = z.strictObject({
  exhibitorId,
  day: z.int(),
  minute: z.int(),
  /** Of the slot as the visitor read it, in minutes: refused when slots have another length by now. */
  length: z.optional(z.int()),
});

const holding = {
  permission: 'anyone',
  headers: z.object({
    ...draftTokenHeader.shape,
    /** 'Bearer' and the key of an emailed link: slots are held in its edition, also after that has closed. */
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

/** More than any edition lets a visitor choose. */
const MOST_SLOTS = 100;

export const holdSlots = endpoint(calls.holdSlots, {
  ...holding,
  summary:
    'Holds several slots at once, like POST /api/holds: all of them or, when others have taken any, none; the error lists every slot that was taken',
  body: z.strictObject({
    /** Of different exhibitors. Holds that the draft has with them move together, so they may exchange their slots. */
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
