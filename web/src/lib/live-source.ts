// Keeps one server-sent event stream open: reconnects after failures, and polls while no stream is available.
import { LIVE_PATH, REFRESH_EVENT, SLOTS_EVENT } from '@visavis/contract/live/events';
import { type LiveNews, type LiveStatus, REFRESH, readSlots, statusNews } from './live-message.ts';

/** How long a stream may take to open before the page polls. */
const OPEN_LIMIT_MS = 10_000;
const POLL_MS = 5_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;
/**
 * A stream that has been silent for this long is reopened. The browser hides the server's comments, so silence alone
 * does not distinguish a quiet fair from a connection that died silently (Wi-Fi gone, a proxy restarted): one reopening
 * in five minutes is the price of never showing stale hours for longer than that.
 */
export const SILENCE_MS = 300_000;

export interface SourcePlace {
  readonly EventSource: typeof EventSource | undefined;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** 0 to 1. All streams go silent or break at the same moment: jitter keeps them from reconnecting all at once. */
  random(): number;
}

/** Opens the stream; `emit` receives its events and status. The returned function ends everything. */
export function openSource(
  { EventSource: Source, window, random }: SourcePlace,
  emit: (news: LiveNews) => void,
): () => void {
  let status: LiveStatus = 'connecting';
  let source: EventSource | undefined;
  let failures = 0;
  // The stream is opening, silent, or waiting for a retry, never two of these: one timer is enough.
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polls: ReturnType<typeof setInterval> | undefined;

  const after = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };

  const changeStatus = (next: LiveStatus) => {
    if (next === status) return;
    status = next;
    clearInterval(polls);
    if (next === 'polling') polls = setInterval(() => emit(REFRESH), POLL_MS);
    emit(statusNews(next));
  };

  const watchSilence = () => after(SILENCE_MS * (1 + random() / 4), dial);

  const dial = () => {
    source?.close();
    if (!Source) return changeStatus('polling');
    after(OPEN_LIMIT_MS, fallBack);
    const dialled = new Source(LIVE_PATH);
    source = dialled;
    dialled.addEventListener('open', () => {
      failures = 0;
      watchSilence();
      changeStatus('live');
      // Changes during the gap were not received.
      emit(REFRESH);
    });
    dialled.addEventListener('error', () => {
      // Closed for good, as by a 503 or 429; otherwise the browser reconnects, as the server instructed it.
      if (dialled.readyState === Source.CLOSED) return fallBack();
      if (status !== 'live') return;
      after(OPEN_LIMIT_MS, fallBack);
      changeStatus('connecting');
    });
    dialled.addEventListener(SLOTS_EVENT, ({ data }) => {
      watchSilence();
      emit(readSlots(data));
    });
    dialled.addEventListener(REFRESH_EVENT, () => {
      watchSilence();
      emit(REFRESH);
    });
  };

  const fallBack = () => {
    source?.close();
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    failures += 1;
    after(wait * (0.75 + random() / 2), dial);
    changeStatus('polling');
  };

  // Offline: open connections may never report it. Online: the network is back. A server on this machine responds even
  // without a network, so the stream is reopened at once in both cases.
  const redial = () => {
    failures = 0;
    changeStatus('connecting');
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
