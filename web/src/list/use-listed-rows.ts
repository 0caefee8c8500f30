// The rows of a list, including rows that have left it but are still needed, for a dialog or for Undo.
import { useEffect, useState } from 'react';
import { serverNow } from '../lib/server-clock.ts';
import type { List } from './use-list.ts';
import { useStayingRows } from './use-staying-rows.ts';

const TICK_MS = 1000;

interface Given<Row> {
  list: List<Row, unknown>;
  query: object;
  /** Whether a row that has left the list is still shown, for example while its dialog is open. */
  stays: (id: number) => boolean;
  /** The ISO instant until which a row that has left is still shown, for example while Undo is offered. */
  staysUntil: ((row: Row) => string | null) | undefined;
}

export function useListedRows<Row extends { id: number }>({
  list,
  query,
  stays,
  staysUntil,
}: Given<Row>): readonly Row[] {
  const [now, setNow] = useState(serverNow);
  const isTimed = (row: Row) => Date.parse(staysUntil?.(row) ?? '') > now;
  const rows = useStayingRows(
    { rows: list.rows, search: query, isPlaceholder: list.isSearching },
    (row) => stays(row.id) || isTimed(row),
  );
  const isWaiting = rows.some(isTimed);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return rows;
}
