// The rows of the list, with those that left it while their dialog stands or their rejection can still be undone.
import type { HostedRow } from '@visavis/contract/hosted-review/row';
import { useEffect, useState } from 'react';
import type { Part } from '../../lib/api-client.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useStayingRows } from '../../ui/use-staying-rows.ts';
import type { HostedFilter } from './api.ts';

const NO_ROWS: readonly HostedRow[] = [];
const LOOK_MS = 1000;

interface Given {
  data: Part<HostedRow[]> | undefined;
  filter: HostedFilter;
  isPlaceholderData: boolean;
  /** Of the application whose dialog stands. */
  openedId: number | undefined;
}

export function useListedRows({ data, filter, isPlaceholderData, openedId }: Given): readonly HostedRow[] {
  const [now, setNow] = useState(serverNow);
  const isUndoable = ({ undoUntil }: HostedRow) => undoUntil !== null && Date.parse(undoUntil) > now;
  const rows = useStayingRows(
    { rows: data?.items ?? NO_ROWS, search: filter, isPlaceholder: isPlaceholderData },
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
