// A stored value as React state: every reader sees the same value, in every tab.
import { useCallback } from 'react';
import { useBrowserValue } from '../lib/use-browser-value.ts';
import type { StoredValue } from './stored-value.ts';

/**
 * @param drawn what a page was drawn with by the server, until it is alive and the stored value is known
 * @returns the value, and the way to change it
 */
export function useStoredValue<T>(
  stored: StoredValue<T>,
  drawn = stored.empty,
): [T, (next: T | ((current: T) => T)) => void] {
  const value = useBrowserValue(stored.subscribe, stored.read, drawn);
  const set = useCallback(
    (next: T | ((current: T) => T)) =>
      stored.write(typeof next === 'function' ? (next as (current: T) => T)(stored.read()) : next),
    [stored],
  );
  return [value, set];
}
