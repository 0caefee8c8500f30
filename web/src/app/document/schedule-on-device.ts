// Lets the device keep a visitor's own schedule, for a hall without a network: from the first time that its page is opened.
import { MY_SCHEDULE_PATH } from '@visavis/contract/page-path';

/** The worker sees that page alone: every other page is as if there were none. */
export function keepScheduleOnDevice(): void {
  if (!import.meta.env.PROD || location.pathname !== MY_SCHEDULE_PATH) return;
  // Not there over plain http, except on this machine.
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // A browser that keeps nothing refuses; the page itself lacks nothing.
    navigator.serviceWorker
      .register('/service-worker.js', { scope: MY_SCHEDULE_PATH })
      .catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
