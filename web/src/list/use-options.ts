// Options of a filter that are searched on the server; earlier ones stay while others load.
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';

/**
 * @param name begins the query keys of the options
 * @param isOpen no request is made while the filter is closed
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
