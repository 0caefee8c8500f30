// The edition that an organiser has chosen to work on, kept by the browser; every call of the dashboard names it.
import { useSyncExternalStore } from 'react';
import { forgetKept, keep, readKept } from './session-token.ts';

const KEY = 'dashboardEdition';
const listeners = new Set<() => void>();

/** Its id; null for the edition that visitors see, whichever that is. */
export function readChosenEdition(): number | null {
  const id = Number(readKept(KEY));
  return Number.isInteger(id) && id > 0 ? id : null;
}

export function chooseEdition(id: number | null): void {
  if (id === null) forgetKept(KEY);
  else keep(KEY, String(id));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Chosen in another window: its pages and this one's would otherwise name different editions than they show.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useChosenEdition = (): number | null => useSyncExternalStore(subscribe, readChosenEdition);
