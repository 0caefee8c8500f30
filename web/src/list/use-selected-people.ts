// The selection of a list of people, with the names of those selected, which a question lists.
import { useMemo, useRef, useState } from 'react';
import { isSessionOver, sentenceOf } from '../i18n/refusal.ts';
import { useText } from '../i18n/text.ts';
import { useToast } from '../ui/toast.tsx';
import { useSelection } from './use-selection.ts';

/** @param loadAll everyone whom the search finds now, on every page; names are in the order of the ids */
export function useSelectedPeople(
  shown: readonly { id: number; name: string }[],
  loadAll: () => Promise<{ ids: number[]; names?: string[] | undefined }>,
) {
  const text = useText();
  const toast = useToast();
  const selection = useSelection(useMemo(() => shown.map(({ id }) => id), [shown]));
  const names = useRef(new Map<number, string>());
  for (const { id, name } of shown) names.current.set(id, name);
  const [isLoading, setLoading] = useState(false);
  return {
    selection,
    nameOf: (id: number) => names.current.get(id) ?? String(id),
    isLoading,
    selectAll: async () => {
      setLoading(true);
      try {
        const found = await loadAll();
        for (const [index, id] of found.ids.entries()) names.current.set(id, found.names?.[index] ?? '');
        selection.select(found.ids);
      } catch (error) {
        if (!isSessionOver(error)) toast(sentenceOf(text, error, text('review.notChanged')), 'error');
      } finally {
        setLoading(false);
      }
    },
  };
}
