// Refetches an organiser's data when its part has changed; without a stream of changes, everything every few seconds.
import type { QueryClient } from '@tanstack/react-query';
import { PARTS, type Part } from '@visavis/domain/live/parts';
import { followParts, pause } from '../lib/part-stream.ts';
import { serverNow } from '../lib/server-clock.ts';

/** Polling interval while there is no stream. */
const POLL_MS = 5_000;
const MINUTE_MS = 60_000;
/** What only time changes does so at full minutes. Spread, so that not all pages refetch at once. */
const AFTER_THE_MINUTE_MS = 500;
const SPREAD_MS = 1_500;
/** Pause before a part is refetched: it grows while the part keeps changing, so as not to make a rush worse. */
const FIRST_REST_MS = 1_000;
const LAST_REST_MS = 10_000;

const untilNextMinute = (): number =>
  MINUTE_MS - (serverNow() % MINUTE_MS) + AFTER_THE_MINUTE_MS + Math.random() * SPREAD_MS;

/**
 * Keeps queries fresh whose keys begin with a part.
 * @param hasGap whether changes may have been missed before
 * @returns a function that stops it
 */
export function keepFresh(queries: QueryClient, hasGap: boolean): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Parts that are being refetched or paused, and whether they have changed since. */
  const resting = new Map<Part, boolean>();

  async function read(part: Part): Promise<void> {
    for (let restMs = FIRST_REST_MS; !signal.aborted; restMs = Math.min(LAST_REST_MS, 2 * restMs)) {
      resting.set(part, false);
      await queries.invalidateQueries({ queryKey: [part] });
      await pause(restMs, signal);
      if (!resting.get(part)) break;
    }
    resting.delete(part);
  }
  const change = (parts: readonly Part[]) => {
    for (const part of parts)
      if (resting.has(part)) resting.set(part, true);
      else void read(part);
  };
  let isLive = false;
  const schedule = () => {
    timer = setTimeout(
      () => {
        change(PARTS);
        schedule();
      },
      isLive ? untilNextMinute() : POLL_MS,
    );
  };
  const changeLive = (next: boolean) => {
    if (next === isLive || signal.aborted) return;
    isLive = next;
    clearTimeout(timer);
    schedule();
  };

  // A local change cancels a pending response and replaces its data, so the part is refetched.
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    const part = event.query.queryKey[0] as Part;
    if (event.type === 'updated' && event.action.type === 'setState' && resting.has(part))
      resting.set(part, true);
  });
  schedule();
  if (hasGap) change(PARTS);
  const onParts = (names: readonly string[] | null) =>
    change(PARTS.filter((part) => names === null || names.includes(part)));
  void followParts({ onParts, onLive: changeLive }, signal).finally(() => changeLive(false));
  return () => {
    ending.abort();
    unsubscribe();
    clearTimeout(timer);
  };
}
