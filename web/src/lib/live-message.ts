// What the live stream tells a page, and what the tabs of one browser tell each other about it.
import { slotChangesSchema } from '@visavis/contract/live';
import * as z from 'zod/mini';

const statusSchema = z.union([z.literal('live'), z.literal('connecting'), z.literal('polling')]);

/** 'live': told as it happens. 'connecting': not told, for a moment. 'polling': no stream can be had, so asked for every few seconds. */
export type LiveStatus = z.infer<typeof statusSchema>;

const newsSchema = z.union([
  z.object({
    kind: z.literal('status'),
    status: statusSchema,
    /** Epoch milliseconds, only shown (see LiveState); null when the sender knows of no change. */
    lastChangeAt: z.nullable(z.number()),
  }),
  z.object({ kind: z.literal('slots'), changes: slotChangesSchema }),
  z.object({ kind: z.literal('refresh') }),
]);
/** What the tab with the stream passes on. */
export type LiveNews = z.infer<typeof newsSchema>;

const helloSchema = z.object({ kind: z.literal('hello') });

/** A new tab's question, answered with the status by the tab that has the stream. */
export const HELLO: z.infer<typeof helloSchema> = { kind: 'hello' };
export const REFRESH: LiveNews = { kind: 'refresh' };
export const statusNews = (status: LiveStatus, lastChangeAt: number | null = null): LiveNews => ({
  kind: 'status',
  status,
  lastChangeAt,
});

/** What came from another tab. One that runs another version of the pages may say what is unknown here: a refresh. */
export function readMessage(data: unknown): LiveNews | typeof HELLO {
  const read = z.union([newsSchema, helloSchema]).safeParse(data);
  return read.success ? read.data : REFRESH;
}

/** The data of a 'slots' event; what cannot be read counts as a refresh, so that nothing is missed. */
export function readSlots(data: string): LiveNews {
  try {
    return { kind: 'slots', changes: slotChangesSchema.parse(JSON.parse(data)) };
  } catch {
    return REFRESH;
  }
}
