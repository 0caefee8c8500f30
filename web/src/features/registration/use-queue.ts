// The people of the list behind the dialog who have a meeting, in its order, as they were when the dialog opened.
import { useQuery } from '@tanstack/react-query';
import { listRegistrationIds } from '@visavis/contract/registration/calls';
import type { RegistrationFilter, RegistrationOrder } from '@visavis/contract/registration/filter';
import { call } from '../../lib/api-client.ts';

export interface Queue {
  /** Counted from 1. */
  position: number;
  total: number;
  /** Ids of registrations; null at either end. */
  previous: number | null;
  next: number | null;
}

/**
 * Fetched once while the dialog is open: a decided person drops out of a search for pending ones, but keeps their place
 * in the queue.
 * @param shown id of the person in the dialog
 * @returns undefined until known, and for a registration that is not in the list
 */
export function useQueue(filter: RegistrationFilter & RegistrationOrder, shown: number): Queue | undefined {
  const { data: ids = [] } = useQuery({
    queryKey: ['once', 'queue', filter],
    queryFn: async ({ signal }) =>
      (await call(listRegistrationIds, { query: { ...filter, withMeetings: '1' }, signal })).ids,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const place = ids.indexOf(shown);
  if (place < 0) return undefined;
  return {
    position: place + 1,
    total: ids.length,
    previous: ids[place - 1] ?? null,
    next: ids[place + 1] ?? null,
  };
}
