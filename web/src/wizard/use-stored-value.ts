// A stored value as React state: every reader sees the same value, in every tab.
import { useCallback, useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-value.ts';

export function useStoredValue<T>(stored: StoredValue<T>): [T, (next: T | ((current: T) => T)) => void] {
  const value = useSyncExternalStore(stored.subscribe, stored.read, () => stored.empty);
  const set = useCallback(
    (next: T | ((current: T) => T)) =>
      stored.write(typeof next === 'function' ? (next as (current: T) => T)(stored.read()) : next),
    [stored],
  );
  return [value, set];
}
