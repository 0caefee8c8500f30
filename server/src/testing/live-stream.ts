// Reads a stream of live availability like a browser, and records when each change arrived.
import { LIVE_PATH, REFRESH_EVENT, SLOTS_EVENT, slotChangesSchema } from '@visavis/contract/live/events';

export interface LiveStream {
  /**
   * Resolves with the time (performance.now()) at which this change of the slot next arrives.
   * @param change exhibitor id, day, start in minutes, 1 taken or 0 free
   */
  arrival(change: readonly [number, number, number, 0 | 1], withinMs: number): Promise<number>;
  /** How often the stream reported that changes may have been missed. */
  refreshes(): number;
  close(): Promise<void>;
}

/** Opens a stream, and resolves once the server responds. The server listens once `refreshes` has counted one. */
export async function openLiveStream(origin: string): Promise<LiveStream> {
  const end = new AbortController();
  const response = await fetch(new URL(LIVE_PATH, origin), { signal: end.signal });
  if (!response.ok || !response.body) throw new Error(`${LIVE_PATH} answered ${response.status}`);
  const waiting = new Map<string, (at: number) => void>();
  let refreshes = 0;
  const onBlock = (block: string) => {
    const at = performance.now();
    const name = /^event: (.*)$/m.exec(block)?.[1];
    if (name === REFRESH_EVENT) refreshes += 1;
    if (name !== SLOTS_EVENT) return;
    for (const change of slotChangesSchema.parse(JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? ''))) {
      waiting.get(change.join())?.(at);
      waiting.delete(change.join());
    }
  };
  const reading = readBlocks(response.body, onBlock).catch((error: unknown) => {
    if (!end.signal.aborted) throw error;
  });
  return {
    arrival: (change, withinMs) =>
      new Promise((resolve, reject) => {
        const limit = setTimeout(() => {
          waiting.delete(change.join());
          reject(new Error(`${change.join()} did not arrive within ${withinMs} ms`));
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

async function readBlocks(body: ReadableStream<Uint8Array>, onBlock: (block: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = `${text}${decoder.decode(value, { stream: true })}`.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) onBlock(block);
  }
}
