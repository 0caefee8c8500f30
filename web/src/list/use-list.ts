// The rows of a list: loaded a step at a time, kept in view while others come or fail to, and asked for again.
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShownRows } from '../lib/use-address-filter.ts';
import { useAttended } from '../lib/use-user-present.ts';
import { type ListAnswer, type ListDefinition, loadRows } from './define-list.ts';

export interface List<Row, Facts = null> {
  rows: readonly Row[];
  /** How many the search finds; null until any rows have come. */
  total: number | null;
  /** What the answer tells beside its rows. */
  facts: Facts | undefined;
  /** No rows have come yet, of no search. */
  isWaiting: boolean;
  /** The rows are those of another search. */
  isSearching: boolean;
  /** More rows are on the way. */
  isAdding: boolean;
  isFetching: boolean;
  /** Why the rows asked for last did not come; those that came before stay. */
  error: Error | null;
  /** Milliseconds by the browser's clock. */
  updatedAt: number;
  retry: () => void;
  /** Shows a step more; after a failure asks for the same rows again. */
  showMore: () => void;
}

const NO_ROWS: readonly never[] = [];

/** @param filter what is searched for; the address keeps how many rows are shown, so that a reload shows them again */
export function useList<Row, Filter extends object, Facts>(
  definition: ListDefinition<Row, Filter, Facts>,
  filter: Filter,
): List<Row, Facts> {
  const { name, step, refreshMs } = definition;
  const isAttended = useAttended();
  const { shown, showMore } = useShownRows(step);
  const search = hashKey([filter]);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: [name, 'list', filter, shown],
    queryFn: async ({ signal }) => ({
      search,
      at: Date.now(),
      ...(await loadRows<Row, Filter, Facts>(definition, filter, shown, signal)),
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (isAttended && refreshMs ? refreshMs(state.data) : false),
  });
  // A query that fails has no rows: those of before are still true.
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
    retry: () => void refetch(),
    showMore: () => {
      if (error) void refetch();
      else showMore();
    },
  };
}
