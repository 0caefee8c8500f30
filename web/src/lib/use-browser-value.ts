// A value that only the browser knows, such as one in its storage, on pages that the server renders too.
import { useSyncExternalStore } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * @param read returns the same object until the value changes
 * @param drawn the value on the server and until the page is hydrated
 */
export function useBrowserValue<T>(
  subscribe: (notify: () => void) => () => void,
  read: () => T,
  drawn: T,
): T {
  const readDrawn = () => drawn;
  return useSyncExternalStore(subscribe, useHydrated() ? read : readDrawn, readDrawn);
}
