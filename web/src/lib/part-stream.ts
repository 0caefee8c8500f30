// The stream of changed parts for organisers: reopened when it ends; pages poll while there is none.
import { followChanges } from '@visavis/contract/live/calls';
import { CHANGED_EVENT, REFRESH_EVENT } from '@visavis/contract/live/events';
import { ApiError, sendAccepted } from './api-client.ts';
import { listShape, textShape } from './shape.ts';

const namesShape = listShape(textShape);
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

export interface PartListener {
  /** Names of the changed parts; null when changes may have been missed. */
  onParts: (parts: readonly string[] | null) => void;
  onLive: (isLive: boolean) => void;
}

/** Follows until the signal aborts, or the session has ended. */
export async function followParts({ onParts, onLive }: PartListener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let hasGap = false;
  while (!signal.aborted) {
    try {
      const { body } = await sendAccepted(followChanges, { signal });
      if (body) {
        failures = 0;
        onLive(true);
        if (hasGap) onParts(null);
        await readEvents(body, onParts);
      }
    } catch (error) {
      if (error instanceof ApiError && [401, 403].includes(error.status)) return;
      // Lost, or refused for now: tried again below.
    }
    hasGap = true;
    if (signal.aborted) return;
    onLive(false);
    await pause(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.75 + Math.random() / 2), signal);
    failures += 1;
  }
}

async function readEvents(body: ReadableStream<Uint8Array>, onParts: PartListener['onParts']): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const parts = partsIn(event);
      if (parts !== undefined) onParts(parts);
    }
  }
}

/** Undefined for another event; unreadable data counts as missed changes. */
function partsIn(event: string): readonly string[] | null | undefined {
  const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
  if (name === REFRESH_EVENT) return null;
  if (name !== CHANGED_EVENT) return undefined;
  try {
    return namesShape(JSON.parse(data)) ?? null;
  } catch {
    return null;
  }
}

/** Ends early when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
