// The messages of the live stream, and those that the tabs of one browser exchange about it.
import type { SlotChange } from '@visavis/contract/live/events';
import { listShape, numberShape, oneOf, orNull, recordShape, type Shape } from './shape.ts';

const statusShape = oneOf('live', 'connecting', 'polling');

/** 'live': changes are pushed. 'connecting': not at the moment. 'polling': no stream, refetched every few seconds. */
export type LiveStatus = NonNullable<ReturnType<typeof statusShape>>;

/** Sent by the leading tab to the others. */
export type LiveNews =
  | {
      kind: 'status';
      status: LiveStatus;
      /** Epoch milliseconds, for display only (see LiveState); null when the sender knows of no change. */
      lastChangeAt: number | null;
    }
  | { kind: 'slots'; changes: SlotChange[] }
  | { kind: 'refresh' };
interface Hello {
  kind: 'hello';
}

const slotShape: Shape<SlotChange> = (value) => {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(Number.isSafeInteger)) return undefined;
  const [exhibitorId, day, minute, taken] = value;
  return taken === 0 || taken === 1 ? [exhibitorId, day, minute, taken] : undefined;
};
const slotsShape = listShape(slotShape);

const MESSAGES: readonly Shape<LiveNews | Hello>[] = [
  recordShape({ kind: oneOf('status'), status: statusShape, lastChangeAt: orNull(numberShape) }),
  recordShape({ kind: oneOf('slots'), changes: slotsShape }),
  recordShape({ kind: oneOf('refresh', 'hello') }),
];

/** A new tab's question, which the leading tab answers with the status. */
export const HELLO: Hello = { kind: 'hello' };
export const REFRESH: LiveNews = { kind: 'refresh' };
export const statusNews = (status: LiveStatus, lastChangeAt: number | null = null): LiveNews => ({
  kind: 'status',
  status,
  lastChangeAt,
});

/** Parses a message from another tab. Another version of the site may send unknown kinds: they count as a refresh. */
export function readMessage(data: unknown): LiveNews | Hello {
  for (const shape of MESSAGES) {
    const read = shape(data);
    if (read) return read;
  }
  return REFRESH;
}

/** Parses the data of a 'slots' event; unreadable data counts as a refresh, so that nothing is missed. */
export function readSlots(data: string): LiveNews {
  try {
    const changes = slotsShape(JSON.parse(data));
    return changes ? { kind: 'slots', changes } : REFRESH;
  } catch {
    return REFRESH;
  }
}
