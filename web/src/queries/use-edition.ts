// Queries the edition that a page reads.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getEdition } from '@visavis/contract/edition/calls';
import { ApiError, call } from '../lib/api-client.ts';
import { asked, untilMinuteOrHour } from '../lib/asking.ts';
import { useReadEdition } from './read-edition.ts';

/** Whether there is no edition for visitors yet. */
export const isBeforeFirst = (error: unknown): boolean =>
  error instanceof ApiError && error.reason?.code === 'edition.none-yet';

/** @param id of the edition of a personal link; null for the one that visitors see */
export const editionQuery = (id: number | null = null) =>
  queryOptions({
    queryKey: id === null ? ['edition'] : ['edition', id],
    queryFn: ({ signal }) => call(getEdition, { edition: id, signal }),
  });

export function useEdition() {
  return useQuery({ ...editionQuery(useReadEdition()), ...asked(untilMinuteOrHour) });
}
