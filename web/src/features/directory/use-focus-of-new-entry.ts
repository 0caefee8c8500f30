// After Show More the first new entry's heading has the focus, so that reading goes on where the list went on.
import { useEffect, useRef } from 'react';

/**
 * @param listKey what the list answers, without how much of it is open
 * @param count entries on the page
 */
export function useFocusOfNewEntry(listKey: string, count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ listKey: string; index: number } | null>(null);
  useEffect(() => {
    const { current: entry } = wanted;
    if (!entry || (entry.listKey === listKey && count <= entry.index)) return;
    wanted.current = null;
    // Another list came in between: its entries are not the ones that were asked for.
    if (entry.listKey === listKey) ref.current?.children[entry.index]?.querySelector('h2')?.focus();
  }, [listKey, count]);
  const willGrow = (): void => {
    wanted.current = { listKey, index: count };
  };
  return { ref, willGrow };
}
