// Keeps the rows of a list where they are while a person works in it: new ones wait until they are asked for.
import { useState } from 'react';

interface Arriving<Row> {
  rows: readonly Row[];
  /** Rows that have arrived among those shown and are not shown yet. */
  waiting: number;
  show: () => void;
}

/**
 * Rows are updated in place. One that arrives above or between them is only counted while `isStill`; those below are
 * shown, as Show More adds them.
 * @param key of the search and order: another one is shown at once
 * @param isStill the pointer or the focus is in the list, or rows are selected
 */
export function useStillRows<Row extends { id: number }>(
  rows: readonly Row[],
  key: string,
  isStill: boolean,
): Arriving<Row> {
  const [shown, setShown] = useState({ key, rows });
  const isHeld = isStill && shown.key === key;
  const held = isHeld ? stillRows(shown.rows, rows) : { rows, waiting: 0 };
  const isSame =
    shown.key === key &&
    shown.rows.length === held.rows.length &&
    shown.rows.every((row, index) => row === held.rows[index]);
  if (!isSame) setShown({ key, rows: held.rows });
  return { ...held, show: () => setShown({ key, rows }) };
}

function stillRows<Row extends { id: number }>(
  before: readonly Row[],
  rows: readonly Row[],
): { rows: readonly Row[]; waiting: number } {
  const old = new Set(before.map(({ id }) => id));
  const latest = new Map(rows.map((row) => [row.id, row]));
  const lastKnown = rows.findLastIndex(({ id }) => old.has(id));
  if (lastKnown < 0) return { rows, waiting: 0 };
  const waiting = rows.slice(0, lastKnown).filter(({ id }) => !old.has(id)).length;
  // As many as arrived are pushed off the end of the last page, and still belong to the list.
  const lastListed = before.findLastIndex(({ id }) => latest.has(id));
  const kept = before
    .filter(({ id }, index) => latest.has(id) || (index > lastListed && index <= lastListed + waiting))
    .map((row) => latest.get(row.id) ?? row);
  return { rows: [...kept, ...rows.slice(lastKnown + 1)], waiting };
}
