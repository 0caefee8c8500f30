// The live stream that sends taken and freed slots to every open page as they change.
import * as z from 'zod/mini';

/** Server-sent events (text/event-stream), never compressed; the response never ends. */
export const LIVE_PATH = '/api/live';

/** Event 'slots': the current state of each changed slot: exhibitor id, day, start in minutes, 1 when full, else 0. */
export const SLOTS_EVENT = 'slots';
/** Event 'refresh': changes may have been missed, so the page must refetch. */
export const REFRESH_EVENT = 'refresh';

/** Event 'changed' (organisers' stream): the parts of the edition that changed; the page refetches what it shows. */
export const CHANGED_EVENT = 'changed';

export const slotChangesSchema = z.array(
  z.tuple([z.int(), z.int(), z.int(), z.union([z.literal(0), z.literal(1)])]),
);
/** Slots on hold count as taken; a page ignores its own holds (decisions 5). */
export type SlotChange = z.infer<typeof slotChangesSchema>[number];
