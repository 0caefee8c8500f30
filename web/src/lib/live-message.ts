// What the live stream tells a page, and what the tabs of one browser tell each other about it.
import type { SlotChange } from '@visavis/contract/live/events';
import { listShape, numberShape, oneOf, orNull, recordShape, type Shape } from './shape.ts';

const statusShape = oneOf('live', 'connecting', 'polling');

/** 'live': told as it happens. 'connecting': not told, for a moment. 'polling': no stream can be had, so asked for every few seconds. */
export type LiveStatus = NonNullable<ReturnType<typeof statusShape>>;

/** What the tab with the stream passes on. */
export type LiveNews =
  | {
      kind: 'status';
      status: LiveStatus;
      /** Epoch milliseconds, only shown (see LiveState); null when the sender knows of no change. */
      lastChangeAt: number | null;
    }
  | { kind: 'slots'; changes: SlotChange[] }
  | { kind: 'refresh' };
interface Hello {
  kind: 'hello';
}

const slotShape: Shape<SlotChange> = (value) => {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(Number.isSafeInteger)) return undefined;
  const [exhibitorId, day, hour, taken] = value;
  return taken === 0 || taken === 1 ? [exhibitorId, day, hour, taken] : undefined;
};
const slotsShape = listShape(slotShape);

const MESSAGES: readonly Shape<LiveNews | Hello>[] = [
  recordShape({ kind: oneOf('status'), status: statusShape, lastChangeAt: orNull(numberShape) }),
  recordShape({ kind: oneOf('slots'), changes: slotsShape }),
  recordShape({ kind: oneOf('refresh', 'hello') }),
];

/** A new tab's question, answered with the status by the tab that has the stream. */
export const HELLO: Hello = { kind: 'hello' };
export const REFRESH: LiveNews = { kind: 'refresh' };
export const statusNews = (status: LiveStatus, lastChangeAt: number | null = null): LiveNews => ({
  kind: 'status',
  status,
  lastChangeAt,
});

/** What came from another tab. One that runs another version of the pages may say what is unknown here: a refresh. */
export function readMessage(data: unknown): LiveNews | Hello {
  for (const shape of MESSAGES) {
    const read = shape(data);
    if (read) return read;
  }
  return REFRESH;
}

/** The data of a 'slots' event; what cannot be read counts as a refresh, so that nothing is missed. */
export function readSlots(data: string): LiveNews {
  try {
    const changes = slotsShape(JSON.parse(data));
    return changes ? { kind: 'slots', changes } : REFRESH;
  } catch {
    return REFRESH;
  }
}
