// The rows of the list, including ones that left it while their dialog is open or their decision can be undone.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import type { List } from '../../list/use-list.ts';
import { useStayingRows } from '../../list/use-staying-rows.ts';
import type { HostedFilter } from './api.ts';

const TICK_MS = 1000;

interface Given {
  list: List<HostedRow>;
  filter: HostedFilter;
  /** Id of the application whose dialog is open. */
  openedId: number | undefined;
}

export function useListedRows({ list, filter, openedId }: Given): readonly HostedRow[] {
  const [now, setNow] = useState(serverNow);
  const isUndoable = ({ undoUntil }: HostedRow) => undoUntil !== null && Date.parse(undoUntil) > now;
  const rows = useStayingRows(
    { rows: list.rows, search: filter, isPlaceholder: list.isSearching },
    (row) => row.id === openedId || isUndoable(row),
  );
  const isWaiting = rows.some(isUndoable);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return rows;
}
