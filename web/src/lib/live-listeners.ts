// Who listens in one tab: the stream runs only while somebody does and the page is seen.
import type { SlotChange } from '@visavis/contract/live/events';
import { type LiveNews, type LiveStatus, REFRESH } from './live-message.ts';
import { joinTabs, type TabsPlace } from './live-tabs.ts';

export interface LiveState {
  readonly status: LiveStatus;
  /**
   * When the last change came, in epoch milliseconds by the browser's clock; null before the first. It is only
   * shown to a person: nothing may be decided by it.
   */
  readonly lastChangeAt: number | null;
}

export interface LiveListener {
  /**
   * Slots that changed, as they are now. A change that comes while a snapshot is being fetched is newer than the
   * snapshot may be.
   */
  onSlots?(changes: readonly SlotChange[]): void;
  /** Changes may have been missed: what is shown must be asked for anew. Often comes once soon after the start. */
  onRefresh?(): void;
  /** How things stand: at the start, and whenever either changes. */
  onStatus?(status: LiveStatus, lastChangeAt: number | null): void;
}

export interface LivePlace extends TabsPlace {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Epoch milliseconds. */
  now(): number;
}

interface Live {
  /** Listens until the function returned is called. */
  subscribe(listener: LiveListener): () => void;
}

const UNHEARD: LiveState = { status: 'connecting', lastChangeAt: null };

/** One tab's live stream in the browser that `place` describes. */
export function createLive(place: LivePlace): Live {
  const listeners = new Set<LiveListener>();
  let state = UNHEARD;
  let leave: (() => void) | undefined;
  /** Between pagehide and pageshow a page may be kept as it is; a connection would end that. */
  let away = false;

  const turn = (next: LiveState) => {
    if (next.status === state.status && next.lastChangeAt === state.lastChangeAt) return;
    state = next;
    for (const listener of listeners) listener.onStatus?.(state.status, state.lastChangeAt);
  };

  const hear = (news: LiveNews) => {
    if (news.kind === 'status') {
      turn({ status: news.status, lastChangeAt: news.lastChangeAt ?? state.lastChangeAt });
    } else if (news.kind === 'slots') {
      for (const listener of listeners) listener.onSlots?.(news.changes);
      turn({ ...state, lastChangeAt: place.now() });
    } else for (const listener of listeners) listener.onRefresh?.();
  };

  /** Starts or ends the stream, as it is needed now. True when it has just started. */
  const settle = (): boolean => {
    const needed = listeners.size > 0 && !away && place.document.visibilityState === 'visible';
    if (needed === (leave !== undefined)) return false;
    if (needed) {
      leave = joinTabs(place, hear, () => state.lastChangeAt);
      return true;
    }
    leave?.();
    leave = undefined;
    turn({ ...state, status: 'connecting' });
    return false;
  };

  const lookAgain = () => {
    // Seen again: what is on screen is old, and must not wait for the stream.
    if (settle()) hear(REFRESH);
  };
  const goAway = () => {
    away = true;
    settle();
  };
  const comeBack = () => {
    away = false;
    lookAgain();
  };

  const attend = () => {
    place.document.addEventListener('visibilitychange', lookAgain);
    place.window.addEventListener('pagehide', goAway);
    place.window.addEventListener('pageshow', comeBack);
  };
  const stop = () => {
    if (listeners.size > 0) return;
    place.document.removeEventListener('visibilitychange', lookAgain);
    place.window.removeEventListener('pagehide', goAway);
    place.window.removeEventListener('pageshow', comeBack);
    settle();
    away = false;
    state = UNHEARD;
  };

  return {
    subscribe(given) {
      // Given twice, it is heard twice.
      const listener = { ...given };
      listeners.add(listener);
      listener.onStatus?.(state.status, state.lastChangeAt);
      if (listeners.size === 1) attend();
      if (leave && state.status !== 'connecting') {
        queueMicrotask(() => {
          if (listeners.has(listener)) listener.onRefresh?.();
        });
      }
      settle();
      return () => {
        listeners.delete(listener);
        // From one page to the next, one listener follows another: the stream stays.
        queueMicrotask(stop);
      };
    },
  };
}
