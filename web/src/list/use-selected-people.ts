// The selection of a list, with the names of those selected, which a question lists, and their rows where they were seen.
// It is kept with the entry of the browser's history, so that Back from a message to them finds them selected.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useAction } from '../queries/use-action.ts';
import { useToast } from '../ui/toast.tsx';
import { useSelection } from './use-selection.ts';

/** Longer than writing a message takes, in milliseconds. */
const KEPT_MS = 60 * 60_000;

/** Everyone whom a search finds: ids, or rows. */
type Everyone<Row> = { ids: number[]; names?: string[] | undefined } | { rows: readonly Row[] };

interface Known<Row> {
  name: string;
  /** As it was last seen; undefined for one that was selected unseen. */
  row: Row | undefined;
}

/** @param loadAll everyone whom the search finds now, on every page; names are in the order of the ids */
export function useSelectedPeople<Row extends { id: number }>(
  shown: readonly Row[],
  nameOf: (row: Row) => string,
  loadAll: () => Promise<Everyone<Row>>,
) {
  const text = useText();
  const toast = useToast();
  const { key } = useLocation();
  const queries = useQueryClient();
  // In the cache, which a logout and another edition empty.
  const [before] = useState(
    () =>
      queries.getQueryData<ReadonlyMap<number, Known<Row>>>(['selection', key]) ??
      new Map<number, Known<Row>>(),
  );
  const selection = useSelection(
    useMemo(() => shown.map(({ id }) => id), [shown]),
    before.keys(),
  );
  const known = useRef(new Map(before));
  const note = (rows: readonly Row[]) => {
    for (const row of rows) known.current.set(row.id, { name: nameOf(row), row });
  };
  note(shown);
  const { selected } = selection;
  useEffect(() => {
    queries.setQueryDefaults(['selection'], { gcTime: KEPT_MS });
    const people = new Map([...selected].map((id) => [id, known.current.get(id)]));
    queries.setQueryData(['selection', key], people);
  }, [selected, key, queries]);
  const all = useAction({
    act: loadAll,
    failed: text('review.notChanged'),
    done: (found) => {
      if ('rows' in found) {
        note(found.rows);
        return selection.select(found.rows.map(({ id }) => id));
      }
      for (const [index, id] of found.ids.entries()) {
        const row = known.current.get(id)?.row;
        known.current.set(id, { name: found.names?.[index] ?? '', row });
      }
      selection.select(found.ids);
    },
    refused: ({ sentence }) => toast(sentence, 'error'),
  });
  return {
    selection,
    nameOf: (id: number) => known.current.get(id)?.name ?? String(id),
    /** Of these, the rows that were seen. */
    rowsOf: (ids: Iterable<number>) => [...ids].flatMap((id) => known.current.get(id)?.row ?? []),
    isLoading: all.isBusy,
    selectAll: all.run,
  };
}
