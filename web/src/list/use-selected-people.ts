// The selection of a list, with the names of the selected rows, which a question lists, and the rows that were loaded.
// It is stored for the current entry of the browser's history, so that Back from a message finds it again.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useAction } from '../queries/use-action.ts';
import { useToast } from '../ui/toast.tsx';
import { useSelection } from './use-selection.ts';

/** How long the selection is kept after the list was left, in milliseconds: longer than writing a message takes. */
const KEPT_MS = 60 * 60_000;

/** All rows that a search finds: their ids and names, or the rows themselves. */
type Everyone<Row> = { ids: number[]; names?: string[] | undefined } | { rows: readonly Row[] };

interface Known<Row> {
  name: string;
  /** The row as it was last loaded; undefined if it was selected without being loaded. */
  row: Row | undefined;
}

/**
 * @param shown the rows of the list that are shown
 * @param loadAll loads all rows that the search finds; names are in the order of the ids
 */
export function useSelectedPeople<Row extends { id: number }>(
  shown: readonly Row[],
  nameOf: (row: Row) => string,
  loadAll: () => Promise<Everyone<Row>>,
) {
  const text = useText();
  const toast = useToast();
  const { key } = useLocation();
  const queries = useQueryClient();
  // The selection is in the query cache, which is emptied by a logout and by a change of edition.
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
    /** The rows with these ids that have been loaded. */
    rowsOf: (ids: Iterable<number>) => [...ids].flatMap((id) => known.current.get(id)?.row ?? []),
    isLoading: all.isBusy,
    selectAll: all.run,
  };
}
