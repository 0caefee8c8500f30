// Queries the current edition.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getEdition } from '@visavis/contract/edition/calls';
import { ApiError, call } from '../lib/api-client.ts';

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

export const editionQuery = () =>
  queryOptions({ queryKey: ['edition'], queryFn: ({ signal }) => call(getEdition, { signal }) });

export function useEdition() {
  return useQuery({ ...editionQuery(), refetchInterval: untilNextRefetch });
}
