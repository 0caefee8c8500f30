// The live listeners of one tab: its stream runs only while there is a listener and the page is visible.
import type { SlotChange } from '@visavis/contract/live/events';
import { type LiveNews, type LiveStatus, REFRESH } from './live-message.ts';
import { joinTabs, type TabsPlace } from './live-tabs.ts';

export interface LiveState {
  readonly status: LiveStatus;
  /**
   * When the last change arrived, in epoch milliseconds of the server's clock; null before the first. For display only:
   * nothing may be decided by it.
   */
  readonly lastChangeAt: number | null;
}

export interface LiveListener {
  /**
   * Slots that changed, with their current state. A change that arrives while a snapshot is being fetched may be newer
   * than the snapshot.
   */
  onSlots?(changes: readonly SlotChange[]): void;
  /** Changes may have been missed: refetch what is shown. Often called once soon after the start. */
  onRefresh?(): void;
  /** The connection state: at the start, and whenever either value changes. */
  onStatus?(status: LiveStatus, lastChangeAt: number | null): void;
}

export interface LivePlace extends TabsPlace {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Epoch milliseconds. */
  now(): number;
}

interface Live {
  /** Listens until the returned function is called. */
  subscribe(listener: LiveListener): () => void;
}

const INITIAL_STATE: LiveState = { status: 'connecting', lastChangeAt: null };

/** The live stream of one tab in the browser that `place` describes. */
export function createLive(place: LivePlace): Live {
  const listeners = new Set<LiveListener>();
  let state = INITIAL_STATE;
  let leave: (() => void) | undefined;
  /** Between pagehide and pageshow the page may be in the back/forward cache; an open connection would evict it. */
  let away = false;

  const changeState = (next: LiveState) => {
    if (next.status === state.status && next.lastChangeAt === state.lastChangeAt) return;
    state = next;
    for (const listener of listeners) listener.onStatus?.(state.status, state.lastChangeAt);
  };

  const receive = (news: LiveNews) => {
    if (news.kind === 'status') {
      changeState({ status: news.status, lastChangeAt: news.lastChangeAt ?? state.lastChangeAt });
    } else if (news.kind === 'slots') {
      for (const listener of listeners) listener.onSlots?.(news.changes);
      changeState({ ...state, lastChangeAt: place.now() });
    } else for (const listener of listeners) listener.onRefresh?.();
  };

  /** Starts or stops the stream as needed. True when it has just started. */
  const settle = (): boolean => {
    const needed = listeners.size > 0 && !away && place.document.visibilityState === 'visible';
    if (needed === (leave !== undefined)) return false;
    if (needed) {
      leave = joinTabs(place, receive, () => state.lastChangeAt);
      return true;
    }
    leave?.();
    leave = undefined;
    changeState({ ...state, status: 'connecting' });
    return false;
  };

  const refreshIfStarted = () => {
    // The page has become visible: its data is stale and must not wait for the stream.
    if (settle()) receive(REFRESH);
  };
  const suspend = () => {
    away = true;
    settle();
  };
  const resume = () => {
    away = false;
    refreshIfStarted();
  };

  const watchPage = () => {
    place.document.addEventListener('visibilitychange', refreshIfStarted);
    place.window.addEventListener('pagehide', suspend);
    place.window.addEventListener('pageshow', resume);
  };
  const stopIfUnused = () => {
    if (listeners.size > 0) return;
    place.document.removeEventListener('visibilitychange', refreshIfStarted);
    place.window.removeEventListener('pagehide', suspend);
    place.window.removeEventListener('pageshow', resume);
    settle();
    away = false;
    state = INITIAL_STATE;
  };

  return {
    subscribe(given) {
      // A copy, so that a listener subscribed twice is called twice.
      const listener = { ...given };
      listeners.add(listener);
      listener.onStatus?.(state.status, state.lastChangeAt);
      if (listeners.size === 1) watchPage();
      if (leave && state.status !== 'connecting') {
        queueMicrotask(() => {
          if (listeners.has(listener)) listener.onRefresh?.();
        });
      }
      settle();
      return () => {
        listeners.delete(listener);
        // When pages change, one listener follows another: the stream is kept.
        queueMicrotask(stopIfUnused);
      };
    },
  };
}
