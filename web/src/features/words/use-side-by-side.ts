// Whether there is room for the three languages of a text side by side.
import { useSyncExternalStore } from 'react';

const ROOM = '(min-width: 1360px)';

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(ROOM);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

export const useSideBySide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(ROOM).matches,
    () => false,
  );
