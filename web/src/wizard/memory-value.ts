// A journey's value that outlives a page but not a reload: for what must never be stored.
import type { StoredValue } from './stored-value.ts';

export function memoryValue<T>(empty: T): StoredValue<T> {
  let value = empty;
  const listeners = new Set<() => void>();
  const write = (next: T): void => {
    value = next;
    for (const notify of listeners) notify();
  };
  return {
    empty,
    read: () => value,
    write,
    clear: () => write(empty),
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
