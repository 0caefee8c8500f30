// Keeps the rows of a list where they are while a person works in it: new ones wait until they are asked for.
import { useState } from 'react';

interface Arriving<Row> {
  rows: readonly Row[];
  /** Rows that have arrived at the top and are not shown yet. */
  waiting: number;
  show: () => void;
}

/**
 * Rows are updated in place; one that arrives above all others is only counted while `isStill`.
 * @param key of the search and order: another one is shown at once
 * @param isStill the pointer or the focus is in the list, or rows are selected
 */
export function useStillRows<Row extends { id: number }>(
  rows: readonly Row[],
  key: string,
  isStill: boolean,
): Arriving<Row> {
  const [top, setTop] = useState<{ key: string; id: number | null }>({ key, id: null });
  const first = rows[0]?.id ?? null;
  const place = top.key === key && top.id !== null ? rows.findIndex(({ id }) => id === top.id) : -1;
  const isHeld = isStill && place > 0;
  if (!isHeld && (top.key !== key || top.id !== first)) setTop({ key, id: first });
  return {
    rows: isHeld ? rows.slice(place) : rows,
    waiting: isHeld ? place : 0,
    show: () => setTop({ key, id: first }),
  };
}
