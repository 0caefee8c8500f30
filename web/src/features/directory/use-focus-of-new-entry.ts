// Moves the focus to the heading of the first new entry after Show More.
import { useEffect, useRef } from 'react';

/**
 * @param listKey identifies the list's filters, regardless of how many entries are shown
 * @param count entries on the page
 */
export function useFocusOfNewEntry(listKey: string, count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ listKey: string; index: number } | null>(null);
  useEffect(() => {
    const { current: entry } = wanted;
    if (!entry || (entry.listKey === listKey && count <= entry.index)) return;
    wanted.current = null;
    // Another list has loaded in the meantime; its entries are not the requested ones.
    if (entry.listKey === listKey) ref.current?.children[entry.index]?.querySelector('h2')?.focus();
  }, [listKey, count]);
  const willGrow = (): void => {
    wanted.current = { listKey, index: count };
  };
  return { ref, willGrow };
}
