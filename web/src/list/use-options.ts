// The options of a filter that are searched on the server; earlier options stay while others load.
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';

/**
 * @param name the beginning of the options' query keys
 * @param isOpen whether the filter is open; no request is made while it is closed
 */
export const useOptions = <Options>(
  name: QueryKey,
  search: string,
  isOpen: boolean,
  load: (search: string, signal: AbortSignal) => Promise<Options>,
) =>
  useQuery({
    queryKey: [...name, search],
    queryFn: ({ signal }) => load(search, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
