// The audit trail, newest first, a part at a time.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listAudit } from '@visavis/contract/audit/calls';
import type { AuditEntry } from '@visavis/contract/audit/endpoints';
import { call } from '../../lib/api-client.ts';
import { useKeptParts } from '../../lib/use-kept-parts.ts';

const PART = 50;

export interface AuditTrail {
  entries: AuditEntry[];
  total: number;
  isWaiting: boolean;
  /** The first part did not come. */
  failed: boolean;
  fetching: boolean;
  moreFailed: boolean;
  isLoadingMore: boolean;
  retry(): void;
  loadMore(): Promise<void>;
}

/** @param search anywhere in actor, action or subject; empty for all */
export function useAuditTrail(search: string): AuditTrail {
  const list = useInfiniteQuery({
    queryKey: ['audit', search],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, {
        query: { limit: PART, offset: pageParam, ...(search !== '' && { search }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, parts) => {
      const loaded = parts.reduce((count, { entries }) => count + entries.length, 0);
      return last.entries.length === 0 || loaded >= last.total ? undefined : loaded;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const query = useKeptParts(list, PART);
  const parts = query.data?.pages ?? [];
  // What was done meanwhile pushes entries into the next part, where they come again.
  const entries = new Map(parts.flatMap((part) => part.entries).map((entry) => [entry.id, entry]));
  return {
    entries: [...entries.values()],
    total: parts.at(-1)?.total ?? 0,
    isWaiting: query.isPending || query.isPlaceholderData,
    failed: query.isError && query.data === undefined,
    fetching: query.isFetching,
    moreFailed: query.isFetchNextPageError,
    isLoadingMore: query.isFetchingNextPage,
    retry: () => void query.refetch(),
    loadMore: async () => void (await query.fetchNextPage()),
  };
}
