// Registers the service worker that keeps a visitor's own schedule for halls without a network.
import { MY_SCHEDULE_PATH } from '@visavis/contract/page-path';

/** The worker's scope is that page alone: every other page works as if there were none. */
export function keepScheduleOnDevice(): void {
  if (!import.meta.env.PROD) return;
  // Not available over plain http, except on localhost.
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // A browser that stores nothing rejects this; the page works without it.
    navigator.serviceWorker
      .register('/service-worker.js', { scope: MY_SCHEDULE_PATH })
      .catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
