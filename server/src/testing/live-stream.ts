// A stream of live availability, read as a browser reads it, with the moment at which each change arrived.
import { LIVE_PATH, REFRESH_EVENT, SLOTS_EVENT, slotChangesSchema } from '@visavis/contract/live/events';

export interface LiveStream {
  /**
   * Resolves with the moment (performance.now()) at which the slot was next told to be so.
   * @param change exhibitor id, day, start hour, 1 taken or 0 free
   */
  arrival(change: readonly [number, number, number, 0 | 1], withinMs: number): Promise<number>;
  /** How often it was told that changes may have been missed. */
  refreshes(): number;
  close(): Promise<void>;
}

/** Opens a stream and returns once the server sends on it. Its process listens once `refreshes` has counted one. */
export async function openLiveStream(origin: string): Promise<LiveStream> {
  const end = new AbortController();
  const answer = await fetch(new URL(LIVE_PATH, origin), { signal: end.signal });
  if (!answer.ok || !answer.body) throw new Error(`${LIVE_PATH} answered ${answer.status}`);
  const waiting = new Map<string, (at: number) => void>();
  let refreshes = 0;
  const tell = (block: string) => {
    const at = performance.now();
    const name = /^event: (.*)$/m.exec(block)?.[1];
    if (name === REFRESH_EVENT) refreshes += 1;
    if (name !== SLOTS_EVENT) return;
    for (const change of slotChangesSchema.parse(JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? ''))) {
      waiting.get(change.join())?.(at);
      waiting.delete(change.join());
    }
  };
  const reading = readBlocks(answer.body, tell).catch((error: unknown) => {
    if (!end.signal.aborted) throw error;
  });
  return {
    arrival: (change, withinMs) =>
      new Promise((resolve, reject) => {
        const limit = setTimeout(() => {
          waiting.delete(change.join());
          reject(new Error(`${change.join()} was not told within ${withinMs} ms`));
        }, withinMs);
        waiting.set(change.join(), (at) => {
          clearTimeout(limit);
          resolve(at);
        });
      }),
    refreshes: () => refreshes,
    close: async () => {
      end.abort();
      await reading;
    },
  };
}

async function readBlocks(body: ReadableStream<Uint8Array>, tell: (block: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = `${text}${decoder.decode(value, { stream: true })}`.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) tell(block);
  }
}
