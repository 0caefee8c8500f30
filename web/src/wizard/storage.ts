// Stores text under a key in the browser's storage, or in memory where storage is full or forbidden.

const memory = new Map<string, string | null>();
const watchers = new Map<string, Set<() => void>>();
const memoryWatchers = new Set<() => void>();
let memoryOnly = false;

/** Whether something could only be kept in memory, and would be lost by a reload. */
export const storageIsMemoryOnly = (): boolean => memoryOnly;

/** Calls back when storage turns out to be memory only. */
export function watchMemoryOnly(notify: () => void): () => void {
  memoryWatchers.add(notify);
  return () => memoryWatchers.delete(notify);
}

export function readText(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param isMissed whether its loss by a reload is worth a notice */
export function writeText(key: string, text: string, isMissed = true): void {
  keep(key, text, isMissed);
}

export function dropText(key: string): void {
  keep(key, null, false);
}

function keep(key: string, text: string | null, isMissed: boolean): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    // Full or forbidden: kept in memory until the tab closes, with a notice if the loss would matter.
    memory.set(key, text);
    if (isMissed && !memoryOnly) {
      memoryOnly = true;
      for (const notify of memoryWatchers) notify();
    }
  }
  for (const notify of watchers.get(key) ?? []) notify();
}

/** Calls back after every change under the key, of this tab or another. */
export function watchText(key: string, notify: () => void): () => void {
  const known = watchers.get(key) ?? new Set();
  watchers.set(key, known.add(notify));
  const onStorage = (event: StorageEvent) => {
    // A null key means that another tab cleared everything.
    if (event.key !== key && event.key !== null) return;
    memory.delete(key);
    notify();
  };
  // A page restored from the back/forward cache received no events in the meantime.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notify();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    known.delete(notify);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
