// Gives the desk its own document, the only one that may use the camera: entering or leaving the desk reloads the page.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageWaiting } from '../shell/page-waiting.tsx';

const isDesk = (path: string): boolean => path.replace(/\/$/, '') === DASHBOARD_PATHS.desk;

/** The path that the document was loaded for; undefined if the browser does not report it. */
function loadedFor(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.name ? new URL(entry.name, location.href).pathname : undefined;
}

export function OwnDocument({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const loaded = loadedFor();
  // Without a network, no other document can be loaded.
  const isWrong = loaded !== undefined && isDesk(loaded) !== isDesk(pathname) && navigator.onLine;
  useEffect(() => {
    if (isWrong) location.reload();
  }, [isWrong]);
  return isWrong ? <PageWaiting /> : children;
}
