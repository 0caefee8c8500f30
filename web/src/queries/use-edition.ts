// Queries the edition that a page reads.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getEdition } from '@visavis/contract/edition/calls';
import { ApiError, call } from '../lib/api-client.ts';
import { useReadEdition } from './read-edition.ts';

/**
 * Refetched every minute while a page is open, and at every full hour of the browser's clock: that clock decides when
 * to refetch, and nothing else.
 */
const REFETCH_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
const AFTER_THE_HOUR_MS = 500;

/** Whether there is no edition for visitors yet. */
export const isBeforeFirst = (error: unknown): boolean =>
  error instanceof ApiError && error.reason?.code === 'edition.none-yet';

const untilNextRefetch = (): number =>
  Math.min(REFETCH_EVERY_MS, HOUR_MS - (Date.now() % HOUR_MS) + AFTER_THE_HOUR_MS);

/** @param id of the edition of a personal link; null for the one that visitors see */
export const editionQuery = (id: number | null = null) =>
  queryOptions({
    queryKey: id === null ? ['edition'] : ['edition', id],
    queryFn: ({ signal }) => call(getEdition, { edition: id, signal }),
  });

export function useEdition() {
  return useQuery({ ...editionQuery(useReadEdition()), refetchInterval: untilNextRefetch });
}
