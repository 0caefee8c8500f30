// Whether the selection stands in a panel beside the list, or in the dock of a phone: only one is in the page.
import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 768px)';

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

export function useWideLayout(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
