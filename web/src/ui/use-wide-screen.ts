// Whether the screen is too wide for the phone's chrome (dock, sheets, native pickers): design, breakpoint 768.
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
    // The server renders pages for a phone.
    () => false,
  );
}
