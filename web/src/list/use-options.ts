// Options of a filter that are searched for: those of before stay while others come.
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/**
 * @param name under which the options are kept
 * @param isOpen nothing is asked for while nobody looks
 */
export const useOptions = <Options>(
  name: string,
  search: string,
  isOpen: boolean,
  load: (search: string, signal: AbortSignal) => Promise<Options>,
) =>
  useQuery({
    queryKey: [name, search],
    queryFn: ({ signal }) => load(search, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
