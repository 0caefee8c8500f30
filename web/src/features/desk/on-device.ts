// Lets the desk open offline once it was open online: a service worker whose scope is this page alone.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';

export function keepDeskOnDevice(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Rejected in a browser without storage; the desk then works only while there is a network.
  navigator.serviceWorker
    .register('/service-worker.js', { scope: DASHBOARD_PATHS.desk })
    .catch(() => undefined);
}
