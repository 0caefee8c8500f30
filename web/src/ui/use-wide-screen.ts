// Whether the phone's chrome (dock, sheets, native pickers) has ended: design, breakpoint 768.
import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 768px)';

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    // A page is drawn ready for a phone first.
    () => false,
  );
}
