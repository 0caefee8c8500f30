// The numbers shown beside a list; earlier numbers stay while others load.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RowSource } from './define-rows.ts';

/** Loads the numbers of a list, which are refetched with its rows. @returns undefined until they are loaded */
export function useCounts<Filter extends object, Counts>(
  { part, name }: Pick<RowSource<never, never>, 'part' | 'name'>,
  filter: Filter,
  load: (filter: Filter, signal: AbortSignal) => Promise<Counts>,
): Counts | undefined {
  return useQuery({
    queryKey: [part, 'counts', name, filter],
    queryFn: ({ signal }) => load(filter, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }).data;
}
