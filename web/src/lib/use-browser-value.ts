// A value that only the browser knows, such as what it keeps, on pages that the server draws too.
import { useSyncExternalStore } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * @param read the same object until the value changes
 * @param drawn what the server draws with, until the page is alive
 */
export function useBrowserValue<T>(
  subscribe: (notify: () => void) => () => void,
  read: () => T,
  drawn: T,
): T {
  const readDrawn = () => drawn;
  return useSyncExternalStore(subscribe, useHydrated() ? read : readDrawn, readDrawn);
}
