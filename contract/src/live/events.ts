// The live stream: which hours were taken or freed, told to every open page as it happens.
import * as z from 'zod/mini';

/** Server-sent events (text/event-stream), never compressed, never ending. */
export const LIVE_PATH = '/api/live';

/** Event 'slots': each slot that changed, as it is now: exhibitor id, day, start hour, 1 when nobody more can have it, else 0. */
export const SLOTS_EVENT = 'slots';
/** Event 'refresh': changes may have been missed; what is shown must be asked for anew. */
export const REFRESH_EVENT = 'refresh';

export const slotChangesSchema = z.array(
  z.tuple([z.int(), z.int(), z.int(), z.union([z.literal(0), z.literal(1)])]),
);
/** Holds count as taken, whoever has them: a page leaves out its own (decisions 5). */
export type SlotChange = z.infer<typeof slotChangesSchema>[number];
