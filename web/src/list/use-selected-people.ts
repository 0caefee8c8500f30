// The selection of a list of people, with the names of those selected, which a question lists. It is kept with the entry
// of the browser's history, so that Back from a message to them finds them selected.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useAction } from '../queries/use-action.ts';
import { useToast } from '../ui/toast.tsx';
import { useSelection } from './use-selection.ts';

/** Longer than writing a message takes, in milliseconds. */
const KEPT_MS = 60 * 60_000;

/** @param loadAll everyone whom the search finds now, on every page; names are in the order of the ids */
export function useSelectedPeople(
  shown: readonly { id: number; name: string }[],
  loadAll: () => Promise<{ ids: number[]; names?: string[] | undefined }>,
) {
  const text = useText();
  const toast = useToast();
  const { key } = useLocation();
  const queries = useQueryClient();
  // In the cache, which a logout and another edition empty.
  const [before] = useState(
    () => queries.getQueryData<ReadonlyMap<number, string>>(['selection', key]) ?? new Map<number, string>(),
  );
  const selection = useSelection(
    useMemo(() => shown.map(({ id }) => id), [shown]),
    before.keys(),
  );
  const names = useRef(new Map(before));
  for (const { id, name } of shown) names.current.set(id, name);
  const { selected } = selection;
  useEffect(() => {
    queries.setQueryDefaults(['selection'], { gcTime: KEPT_MS });
    const people = new Map([...selected].map((id) => [id, names.current.get(id) ?? '']));
    queries.setQueryData(['selection', key], people);
  }, [selected, key, queries]);
  const all = useAction({
    act: loadAll,
    failed: text('review.notChanged'),
    done: (found) => {
      for (const [index, id] of found.ids.entries()) names.current.set(id, found.names?.[index] ?? '');
      selection.select(found.ids);
    },
    refused: ({ sentence }) => toast(sentence, 'error'),
  });
  return {
    selection,
    nameOf: (id: number) => names.current.get(id) ?? String(id),
    isLoading: all.isBusy,
    selectAll: all.run,
  };
}
