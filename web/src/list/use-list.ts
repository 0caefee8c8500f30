// The rows of a list: loaded a page at a time, and shown while others load or fail to load.
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShownRows } from '../lib/use-address-filter.ts';
import { usePreferences } from '../queries/use-preferences.ts';
import { type ListAnswer, loadRows, type RowSource } from './define-rows.ts';

export interface List<Row, Facts = null> {
  rows: readonly Row[];
  /** The total number of rows found; null until a request has succeeded. */
  total: number | null;
  /** Other data of the response; undefined until a request has succeeded. */
  facts: Facts | undefined;
  /** Whether no request has succeeded yet. */
  isWaiting: boolean;
  /** Names the search and order of which the rows are; empty until any have loaded. */
  search: string;
  /** The rows shown are those of another search. */
  isSearching: boolean;
  /** Whether more rows are loading. */
  isAdding: boolean;
  isFetching: boolean;
  /** The error of the last request; earlier rows are still shown. Null if it succeeded. */
  error: Error | null;
  /** When the rows were loaded, in epoch milliseconds of the browser's clock; 0 until then. */
  updatedAt: number;
  retry: () => void;
  /** The list's usual number of rows at a time, and the person's choice; undefined if the step is 'preferred'. */
  pageSize?: { own: number; chosen: number | undefined; choose: (size: number) => void };
  /** Shows one more page; after a failure, repeats the same request. */
  showMore: () => void;
  /** Shows every row, for example to print them. */
  showAll: () => void;
}

const NO_ROWS: readonly never[] = [];

/**
 * Loads the rows of a search. The number of rows shown is in the address, so that a reload shows as many again.
 * @param filter the search
 */
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
  // A failed query has no data, so the rows of the last successful one are kept here.
  const [kept, keep] = useState<(ListAnswer<Row, Facts> & { search: string; at: number }) | undefined>();
  if (data && data !== kept) keep(data);
  const known = data ?? kept;
  const isSearching = known !== undefined && known.search !== search;
  return {
    rows: known?.rows ?? NO_ROWS,
    total: known?.total ?? null,
    facts: known?.facts,
    isWaiting: known === undefined,
    search: known?.search ?? '',
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
