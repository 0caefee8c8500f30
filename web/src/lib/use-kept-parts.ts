// A list that is loaded a part at a time, whose address keeps how many rows were shown: a reload shows them again.
import { useEffect } from 'react';
import { useShownRows } from './use-address-filter.ts';

/** What a query of parts gives. */
interface Parts {
  data: { pages: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/**
 * @param partSize rows of a part
 * @returns the list; its `fetchNextPage` writes into the address that more is shown
 */
export function useKeptParts<L extends Parts>(list: L, partSize: number): L {
  const { shown, showMore } = useShownRows(partSize);
  const { fetchNextPage } = list;
  const loaded = (list.data?.pages.length ?? 0) * partSize;
  const missing = loaded > 0 && list.hasNextPage ? shown - loaded : 0;
  const mayAsk = !list.isFetching && !list.isError && !list.isPlaceholderData;
  useEffect(() => {
    if (missing > 0 && mayAsk) void fetchNextPage();
  }, [missing, mayAsk, fetchNextPage]);
  return {
    ...list,
    fetchNextPage: () => {
      // After a failure the part that is missing is asked for again.
      if (loaded >= shown) showMore();
      return fetchNextPage();
    },
  };
}
