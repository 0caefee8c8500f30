// Measures how long a change made through one server process takes to appear on a stream of another.
import { holdSlot, releaseHold } from '@visavis/contract/hold/endpoints';
import type { SlotKey } from '../platform/changes/listener.ts';
import { openLiveStream } from './live-stream.ts';
import { send } from './send.ts';

export /** A slot of the grid. */
type HourKey = Omit<SlotKey, 'length'>;

interface LiveDelayOptions {
  /** The process that makes the changes. */
  changingUrl: string;
  /** The process whose stream is read; it may be the same. */
  watchingUrl: string;
  /** Free slots: each is held and released once, which is two changes. */
  slots: readonly HourKey[];
  /** Number of concurrent clients. */
  clients: number;
  /** A change that does not arrive within this time fails the measurement. */
  withinMs: number;
}

/** The delay of each change in milliseconds, from just before the call until the event was read. */
export async function measureLiveDelays(options: LiveDelayOptions): Promise<number[]> {
  const { changingUrl, watchingUrl, slots, clients, withinMs } = options;
  const stream = await openLiveStream(watchingUrl);
  const left = [...slots];
  const delays: number[] = [];
  const timed = async (slot: HourKey, state: 0 | 1, change: () => Promise<{ ok: boolean } | null>) => {
    const { exhibitorId, day, minute } = slot;
    const arrival = stream.arrival([exhibitorId, day, minute, state], withinMs);
    const startedAt = performance.now();
    const [arrivedAt, reply] = await Promise.all([arrival, change()]);
    if (!reply?.ok) throw new Error(`the change of ${exhibitorId} ${day} ${minute} was refused`);
    delays.push(arrivedAt - startedAt);
  };
  const client = async () => {
    let draftToken: string | undefined;
    for (let slot = left.pop(); slot; slot = left.pop()) {
      const body = slot;
      await timed(slot, 1, async () => {
        const reply = await send(changingUrl, holdSlot, { body, draftToken });
        if (reply?.ok) draftToken = reply.output.draftToken;
        return reply;
      });
      const endpoint = { ...releaseHold, path: `/api/holds/${slot.exhibitorId}` as const };
      await timed(slot, 0, () => send(changingUrl, endpoint, { draftToken }));
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    await stream.close();
  }
  return delays;
}

/** The value that this share of all values does not exceed; `share` such as 0.99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
