// The scheduler's call: hours that nobody can have any more at the visitor's companies.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getUnavailableSlots, type UnavailableSlot } from '@visavis/contract/slot';
import { useEffect } from 'react';
import { call } from '../../lib/api-client.ts';

const unavailableSlotsKey = (exhibitorIds: readonly number[]) =>
  ['unavailable-slots', ...exhibitorIds] as const;

async function fetchUnavailableSlots(
  exhibitorIds: readonly number[],
  signal: AbortSignal,
): Promise<UnavailableSlot[]> {
  const answer = await call(getUnavailableSlots, { query: { exhibitors: exhibitorIds.join(',') }, signal });
  return Object.values(answer.data.unavailable_slots).flat();
}

/** Asked anew whenever the page opens or its window is looked at again: others book meanwhile. */
export function useUnavailableSlots(exhibitorIds: readonly number[]) {
  const client = useQueryClient();
  const queryKey = unavailableSlotsKey(exhibitorIds);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchUnavailableSlots(exhibitorIds, signal),
    enabled: exhibitorIds.length > 0,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  });

  // The query library hears of tabs that come to the front, but not of a window beside another.
  const { refetch } = query;
  useEffect(() => {
    const askAnew = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', askAnew);
    return () => window.removeEventListener('focus', askAnew);
  }, [refetch]);

  /** Slots known to be gone are closed at once, and the whole list is asked anew. */
  const markTaken = async (slots: readonly UnavailableSlot[]): Promise<void> => {
    if (slots.length > 0)
      client.setQueryData<UnavailableSlot[]>(queryKey, (known = []) => [...known, ...slots]);
    await client.invalidateQueries({ queryKey });
  };

  return {
    slots: query.data,
    failed: query.isError,
    /** Nothing can be said of any hour: the list is on its way, or did not come. */
    unknown: query.data === undefined,
    fetching: query.isFetching,
    retry: refetch,
    markTaken,
  };
}
