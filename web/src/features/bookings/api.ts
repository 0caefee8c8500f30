// Queries of the Bookings page beside its lists: what changed, and the file for the hotel.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ExportFormat } from '@visavis/contract/export/formats';
import {
  exportRooming,
  exportRoomingWithPassports,
  listRoomingChanges,
} from '@visavis/contract/hosted-booking/calls';
import type { BookingFilter } from '@visavis/contract/hosted-booking/filter';
import { call } from '../../lib/api-client.ts';
import { callFile, saveFile } from '../../lib/file-call.ts';

export function useRoomingChanges() {
  return useQuery({
    queryKey: ['bookings', 'changes'],
    queryFn: ({ signal }) => call(listRoomingChanges, { signal }),
    staleTime: 0,
  });
}

/** After an export or an offer: everything on the page may have changed. */
export const refreshBookings = (queries: QueryClient): Promise<unknown> =>
  queries.invalidateQueries({ queryKey: ['bookings'] });

/** Saves the bookings of a filter as a file. @throws ApiError */
export async function saveRoomingList(
  filter: BookingFilter,
  { format, withPassports }: { format: ExportFormat; withPassports: boolean },
): Promise<void> {
  const options = { query: { ...filter, format } };
  saveFile(
    await (withPassports ? callFile(exportRoomingWithPassports, options) : callFile(exportRooming, options)),
  );
}
