// Keeps a list's rows in place while the pointer or the focus is among them: removed ones stay until it leaves.
import { useState } from 'react';

export interface HeldRow<Row> {
  row: Row;
  /** It no longer belongs to the list. */
  isGone: boolean;
}

/**
 * New rows are added at the end.
 * @param rows the same objects until they change
 * @param key of the search: another one is shown at once
 * @param isStill the pointer or the focus is in the list
 */
export function useHeldRows<Row extends { id: number }>(
  rows: readonly Row[],
  key: string,
  isStill: boolean,
): HeldRow<Row>[] {
  const [held, setHeld] = useState({ key, rows });
  const shown = isStill && held.key === key ? merged(held.rows, rows) : rows;
  const isSame =
    held.key === key &&
    held.rows.length === shown.length &&
    held.rows.every((row, index) => row === shown[index]);
  if (!isSame) setHeld({ key, rows: shown });
  const latest = new Set(rows.map(({ id }) => id));
  return shown.map((row) => ({ row, isGone: !latest.has(row.id) }));
}

function merged<Row extends { id: number }>(before: readonly Row[], rows: readonly Row[]): Row[] {
  const latest = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(before.map(({ id }) => id));
  return [...before.map((row) => latest.get(row.id) ?? row), ...rows.filter(({ id }) => !known.has(id))];
}
