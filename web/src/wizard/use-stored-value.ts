// A stored value as React state: the same for every reader, in every tab.
import { useCallback } from 'react';
import { useBrowserValue } from '../lib/use-browser-value.ts';
import type { StoredValue } from './stored-value.ts';

/**
 * @param drawn the value that the server rendered with, used until the page is hydrated
 * @returns the value, and its setter
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
