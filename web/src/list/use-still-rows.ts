// Keeps the rows of a list where they are while somebody is working in it. People who register meanwhile wait.
import { useState } from 'react';
import { serverNow } from '../lib/server-clock.ts';

interface Registered {
  id: number;
  /** The ISO instant of the registration; rows without one never wait. */
  createdAt?: string;
}

interface Arriving<Row> {
  rows: readonly Row[];
  /** The number of new rows that are not shown yet. */
  waiting: number;
  show: () => void;
}

/**
 * Rows are updated in place. One that was registered since the list was opened, and arrives above or between them, is
 * only counted while `isStill`. Older ones that come back, such as by Undo, take their place at once; those below are
 * shown, as Show More adds them.
 * @param key of the search and order of which the rows are: those of another one are shown at once
 * @param isStill the pointer or the focus is in the list, or rows are selected
 */
export function useStillRows<Row extends Registered>(
  rows: readonly Row[],
  key: string,
  isStill: boolean,
): Arriving<Row> {
  const [shown, setShown] = useState(() => ({ key, rows, openedAt: serverNow() }));
  const isHeld = isStill && shown.key === key;
  const held = isHeld ? stillRows(shown.rows, rows, shown.openedAt) : { rows, waiting: 0 };
  const isSame =
    shown.key === key &&
    shown.rows.length === held.rows.length &&
    shown.rows.every((row, index) => row === held.rows[index]);
  if (!isSame) {
    // The list counts as opened when its first rows arrive; before that, the server's time may be unknown.
    const isOpen = shown.key === key && shown.rows.length > 0;
    setShown({ key, rows: held.rows, openedAt: isOpen ? shown.openedAt : serverNow() });
  }
  return { ...held, show: () => setShown({ ...shown, key, rows }) };
}

function stillRows<Row extends Registered>(
  before: readonly Row[],
  rows: readonly Row[],
  openedAt: number,
): { rows: readonly Row[]; waiting: number } {
  const old = new Set(before.map(({ id }) => id));
  const latest = new Map(rows.map((row) => [row.id, row]));
  const lastKnown = rows.findLastIndex(({ id }) => old.has(id));
  if (lastKnown < 0) return { rows, waiting: 0 };
  const isWaiting = ({ id, createdAt }: Row) => !old.has(id) && Date.parse(createdAt ?? '') > openedAt;
  const among = rows.slice(0, lastKnown);
  const waiting = among.filter(isWaiting).length;
  // Rows that the waiting ones pushed off the last page still belong to the list.
  const lastListed = before.findLastIndex(({ id }) => latest.has(id));
  const kept = before
    .filter(({ id }, index) => latest.has(id) || (index > lastListed && index <= lastListed + waiting))
    .map((row) => latest.get(row.id) ?? row);
  for (const [index, row] of among.entries()) {
    if (old.has(row.id) || isWaiting(row)) continue;
    const above = kept.findLastIndex(({ id }) => among.slice(0, index).some((one) => one.id === id));
    kept.splice(above + 1, 0, row);
  }
  return { rows: [...kept, ...rows.slice(lastKnown + 1)], waiting };
}
