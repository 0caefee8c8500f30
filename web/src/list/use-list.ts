// The rows of a list: loaded a page at a time, kept in view while others load or fail, and refetched.
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShownRows } from '../lib/use-address-filter.ts';
import { usePreferences } from '../queries/use-preferences.ts';
import { type ListAnswer, loadRows, type RowSource } from './define-rows.ts';

export interface List<Row, Facts = null> {
  rows: readonly Row[];
  /** The total number found; null until any rows have loaded. */
  total: number | null;
  /** Other data of the response. */
  facts: Facts | undefined;
  /** No rows of any search have loaded yet. */
  isWaiting: boolean;
  /** The rows shown are those of another search. */
  isSearching: boolean;
  /** More rows are loading. */
  isAdding: boolean;
  isFetching: boolean;
  /** Why the last request failed; earlier rows are kept. */
  error: Error | null;
  /** Milliseconds of the browser's clock. */
  updatedAt: number;
  retry: () => void;
  /** Rows at a time, where the list has its own choice: what it begins with, and what the person chose. */
  pageSize?: { own: number; chosen: number | undefined; choose: (size: number) => void };
  /** Shows one more page; after a failure retries the same request. */
  showMore: () => void;
  /** Shows every row, such as to print them. */
  showAll: () => void;
}

const NO_ROWS: readonly never[] = [];

/** @param filter the search; the address keeps the number of rows shown, so that a reload shows them again */
export function useList<Row, Filter extends object, Facts>(
  definition: RowSource<Row, Filter, Facts>,
  filter: Filter,
): List<Row, Facts> {
  const { part, name } = definition;
  const { preferences, change } = usePreferences();
  const own = definition.step;
  const step = own === 'preferred' ? preferences.pageSize : (preferences.pageSizes[name] ?? own);
  const { shown, showUpTo } = useShownRows(step);
  const search = hashKey([filter]);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: [part, 'list', name, filter, shown],
    queryFn: async ({ signal }) => ({
      search,
      at: Date.now(),
      ...(await loadRows<Row, Filter, Facts>(definition, filter, shown, signal)),
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  // A failed query has no data: the earlier rows are still valid.
  const [kept, keep] = useState<(ListAnswer<Row, Facts> & { search: string; at: number }) | undefined>();
  if (data && data !== kept) keep(data);
  const known = data ?? kept;
  const isSearching = known !== undefined && known.search !== search;
  return {
    rows: known?.rows ?? NO_ROWS,
    total: known?.total ?? null,
    facts: known?.facts,
    isWaiting: known === undefined,
    isSearching,
    isAdding: isPlaceholderData && !isSearching,
    isFetching,
    error,
    updatedAt: known?.at ?? 0,
    ...(own !== 'preferred' && {
      pageSize: {
        own,
        chosen: preferences.pageSizes[name],
        choose: (size: number) => void change({ pageSizes: { ...preferences.pageSizes, [name]: size } }),
      },
    }),
    retry: () => void refetch(),
    showMore: () => {
      if (error) void refetch();
      else showUpTo(shown + step);
    },
    showAll: () => showUpTo(known?.total ?? shown),
  };
}
