// What is counted beside a list; earlier numbers stay while others load, and they are refetched as the rows are.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUserPresent } from '../lib/use-user-present.ts';

/**
 * @param list its name, so that a change of the list refetches the numbers
 * @param everyMs until they are refetched while the page is in use
 */
export function useCounts<Filter extends object, Counts>(
  list: string,
  filter: Filter,
  everyMs: number,
  load: (filter: Filter, signal: AbortSignal) => Promise<Counts>,
): Counts | undefined {
  const isAttended = useUserPresent();
  return useQuery({
    queryKey: [list, 'counts', filter],
    queryFn: ({ signal }) => load(filter, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isAttended && everyMs,
  }).data;
}
