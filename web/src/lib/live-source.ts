// Keeps one stream of the server open: reopens what breaks, polls while none can be had.
import { LIVE_PATH, REFRESH_EVENT, SLOTS_EVENT } from '@visavis/contract/live/events';
import { type LiveNews, type LiveStatus, REFRESH, readSlots, statusNews } from './live-message.ts';

/** How long a stream may take to open before the page polls. */
const OPEN_LIMIT_MS = 10_000;
const POLL_MS = 5_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;
/**
 * A stream that has been silent for so long is opened anew. The browser hides the server's comments, so silence
 * alone does not tell a quiet fair from a connection that died without a word (Wi-Fi gone, a proxy restarted):
 * one reopening in five minutes is the price of never showing stale hours for longer than that.
 */
export const SILENCE_MS = 300_000;

export interface SourcePlace {
  readonly EventSource: typeof EventSource | undefined;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** 0 to 1. All streams fall silent or break at one moment: they must not all come back at one moment. */
  random(): number;
}

/** Opens the stream; `tell` hears what it says and how it stands. The function returned ends all of it. */
export function openSource(
  { EventSource: Source, window, random }: SourcePlace,
  tell: (news: LiveNews) => void,
): () => void {
  let status: LiveStatus = 'connecting';
  let source: EventSource | undefined;
  let failures = 0;
  // The stream is opening, or silent, or waited for: never two of these, so one timer is enough.
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polls: ReturnType<typeof setInterval> | undefined;

  const after = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };

  const turn = (next: LiveStatus) => {
    if (next === status) return;
    status = next;
    clearInterval(polls);
    if (next === 'polling') polls = setInterval(() => tell(REFRESH), POLL_MS);
    tell(statusNews(next));
  };

  const hearSoon = () => after(SILENCE_MS * (1 + random() / 4), dial);

  const dial = () => {
    source?.close();
    if (!Source) return turn('polling');
    after(OPEN_LIMIT_MS, fallBack);
    const dialled = new Source(LIVE_PATH);
    source = dialled;
    dialled.addEventListener('open', () => {
      failures = 0;
      hearSoon();
      turn('live');
      // What changed while there was no stream was not told.
      tell(REFRESH);
    });
    dialled.addEventListener('error', () => {
      // Closed for good, as a 503 or 429 closes it; otherwise the browser reconnects, as the server asked it to.
      if (dialled.readyState === Source.CLOSED) return fallBack();
      if (status !== 'live') return;
      after(OPEN_LIMIT_MS, fallBack);
      turn('connecting');
    });
    dialled.addEventListener(SLOTS_EVENT, ({ data }) => {
      hearSoon();
      tell(readSlots(data));
    });
    dialled.addEventListener(REFRESH_EVENT, () => {
      hearSoon();
      tell(REFRESH);
    });
  };

  const fallBack = () => {
    source?.close();
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    failures += 1;
    after(wait * (0.75 + random() / 2), dial);
    turn('polling');
  };

  // The network went, and its connections may never tell; or it is back. A server on this very machine answers
  // without a network, so the stream is tried at once in both cases.
  const redial = () => {
    failures = 0;
    turn('connecting');
    dial();
  };

  window.addEventListener('offline', redial);
  window.addEventListener('online', redial);
  dial();

  return () => {
    window.removeEventListener('offline', redial);
    window.removeEventListener('online', redial);
    source?.close();
    clearTimeout(timer);
    clearInterval(polls);
  };
}
