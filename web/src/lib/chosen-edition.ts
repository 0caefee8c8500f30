// The edition that an organiser works on in this window; every call of the dashboard names it. A new window starts with
// the last choice, but windows do not follow each other, so that what is typed in one stays.
import { useSyncExternalStore } from 'react';
import { forgetKept, keep, readKept } from './session-token.ts';

const KEY = 'dashboardEdition';
const listeners = new Set<() => void>();

/** Its id; null for the edition that visitors currently see. */
export function readChosenEdition(): number | null {
  const own = readOwn() ?? keepOwn(readKept(KEY) ?? '');
  const id = Number(own);
  return Number.isInteger(id) && id > 0 ? id : null;
}

let shown: number | null = null;

/** The edition that the dashboard shows without a choice; null until known. Named by writes. */
export const readShownEdition = (): number | null => shown;

export function noteShownEdition(id: number | null): void {
  shown = id;
}

export function chooseEdition(id: number | null): void {
  keepOwn(String(id ?? ''));
  if (id === null) forgetKept(KEY);
  else keep(KEY, String(id));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function readOwn(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepOwn(id: string): string {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Storage is forbidden: what `keep` holds then lasts as long as the page, and no other window sees it.
  }
  return id;
}

export const useChosenEdition = (): number | null => useSyncExternalStore(subscribe, readChosenEdition);
