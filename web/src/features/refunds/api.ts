// Deposits and second payments, and the same as a file.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ExportFormat } from '@visavis/contract/export/formats';
import { exportRefunds, listRefunds } from '@visavis/contract/refund/calls';
import { callPart } from '../../lib/api-client.ts';
import { callFile, saveFile } from '../../lib/file-call.ts';
import { useKeptParts } from '../../lib/use-kept-parts.ts';
import { useAttended } from '../../lib/use-user-present.ts';

const PAYMENTS_PER_PART = 20;
const ASK_AGAIN_MS = 30_000;

export interface RefundFilter {
  search: string;
  state: 'due' | 'waiting' | 'done' | null;
  kind: 'deposit' | 'second' | null;
}

const queryOf = ({ search, state, kind }: RefundFilter) => ({
  ...(search === '' ? {} : { search }),
  ...(state === null ? {} : { state }),
  ...(kind === null ? {} : { kind }),
});

export function useRefunds(filter: RefundFilter) {
  const list = useInfiniteQuery({
    queryKey: ['refunds', filter],
    queryFn: ({ pageParam, signal }) =>
      callPart(listRefunds, {
        query: { limit: PAYMENTS_PER_PART, offset: pageParam, ...queryOf(filter) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.length * PAYMENTS_PER_PART;
      return loaded < total ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
    refetchInterval: useAttended() && ASK_AGAIN_MS,
    staleTime: 0,
  });
  return useKeptParts(list, PAYMENTS_PER_PART);
}

/** Saves what the filter finds. @throws ApiError */
export async function saveRefunds(filter: RefundFilter, format: ExportFormat): Promise<void> {
  saveFile(await callFile(exportRefunds, { query: { ...queryOf(filter), format } }));
}
