// The rows of the list, with those that left it while their dialog stands or their rejection can still be undone.
import type { HostedRow } from '@visavis/contract/hosted-review/row';
import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import type { List } from '../../list/use-list.ts';
import { useStayingRows } from '../../list/use-staying-rows.ts';
import type { HostedFilter } from './api.ts';

const LOOK_MS = 1000;

interface Given {
  list: List<HostedRow>;
  filter: HostedFilter;
  /** Of the application whose dialog stands. */
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
    const timer = setInterval(() => setNow(serverNow()), LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return rows;
}
