// The browser's live stream: pushes slots taken or freed by others.
import { createLive, type LivePlace } from './live-listeners.ts';
import { serverNow } from './server-clock.ts';

export type { LiveState } from './live-listeners.ts';

const browser: LivePlace = {
  get EventSource() {
    return globalThis.EventSource;
  },
  get BroadcastChannel() {
    return globalThis.BroadcastChannel;
  },
  get locks() {
    return globalThis.navigator.locks;
  },
  get window() {
    return globalThis.window;
  },
  get document() {
    return globalThis.document;
  },
  random: Math.random,
  now: serverNow,
};

const live = createLive(browser);

/** Listens to the browser's live stream until the returned function is called. */
export const subscribeLive = live.subscribe;
