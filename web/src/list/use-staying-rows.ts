// Keeps rows in their place that have left the list but are still needed, for a dialog or for Undo.
import { useState } from 'react';

interface Listed<Row> {
  /** The list's current rows. */
  rows: readonly Row[];
  /** The current search; rows of another search do not stay. */
  search: object;
  /** Whether `rows` are still those of the previous search. */
  isPlaceholder: boolean;
}

/**
 * @param stays whether a row that has left the list is still shown
 * @returns the rows of the list, and among them those that stay, each behind the row it followed before
 */
export function useStayingRows<Row extends { id: number }>(
  { rows, search, isPlaceholder }: Listed<Row>,
  stays: (row: Row) => boolean,
): readonly Row[] {
  const key = JSON.stringify(search);
  const [shown, setShown] = useState({ key, rows });
  if (isPlaceholder && key !== shown.key) return rows;
  const next = key === shown.key ? withStaying(shown.rows, rows, stays) : rows;
  const isSame =
    key === shown.key &&
    next.length === shown.rows.length &&
    next.every((row, index) => row === shown.rows[index]);
  if (isSame) return shown.rows;
  setShown({ key, rows: next });
  return next;
}

function withStaying<Row extends { id: number }>(
  before: readonly Row[],
  rows: readonly Row[],
  stays: (row: Row) => boolean,
): readonly Row[] {
  const listed = new Set(rows.map(({ id }) => id));
  const next = [...rows];
  for (const [index, row] of before.entries()) {
    if (listed.has(row.id) || !stays(row)) continue;
    // The row is inserted behind the nearest row above it that is still listed; a first row stays first.
    const above = before.slice(0, index).findLast(({ id }) => next.some((one) => one.id === id));
    next.splice(above ? next.findIndex(({ id }) => id === above.id) + 1 : 0, 0, row);
  }
  return next;
}
