// Fetches again what an open page shows of a part that another organiser has changed.
import { useQueryClient } from '@tanstack/react-query';
import { PARTS, type Part } from '@visavis/domain/live/parts';
import { usePartChanges } from '../lib/use-part-changes.ts';

/** The beginnings of the keys under which pages keep what they show of a part. */
const KEYS: Record<Part, readonly string[]> = {
  categories: ['category-tree', 'readiness'],
  edition: ['editions', 'readiness', 'connections'],
  exhibitors: ['exhibitors', 'readiness'],
  imports: ['imports', 'import-rows', 'exhibitors', 'category-tree', 'readiness'],
  words: ['words', 'readiness'],
};

export function FollowChanges() {
  const queries = useQueryClient();
  usePartChanges((names) => {
    const parts = PARTS.filter((part) => names === null || names.includes(part));
    for (const key of new Set(parts.flatMap((part) => KEYS[part])))
      void queries.invalidateQueries({
        queryKey: [key],
        // A preview is drawn from what is typed.
        predicate: ({ queryKey }) => queryKey[1] !== 'preview',
      });
  });
  return null;
}
