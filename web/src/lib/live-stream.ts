// The live stream of this browser: hours taken or freed by others, told as it happens.
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

/** Listens to the browser's live stream until the function returned is called. */
export const subscribeLive = live.subscribe;
