// Lets the desk open without a network once it was open with one: a service worker whose scope is this page alone.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';

export function keepDeskOnDevice(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that stores nothing rejects this; the desk works without it while it has a network.
  navigator.serviceWorker
    .register('/service-worker.js', { scope: DASHBOARD_PATHS.desk })
    .catch(() => undefined);
}
