// Queries of the Bookings page: the rooming list, its nights, who has no room, what changed, and the file for the hotel.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ExportFormat } from '@visavis/contract/export/formats';
import {
  exportRooming,
  exportRoomingWithPassports,
  listHostedBookings,
  listRoomingChanges,
  listRoomNights,
  listWithoutRoom,
} from '@visavis/contract/hosted-booking/calls';
import type { BookingSort, HostedBooking, UnbookedBuyer } from '@visavis/contract/hosted-booking/endpoints';
import type { RoomingPayment } from '@visavis/domain/booking/rooming';
import { call } from '../../lib/api-client.ts';
import { callFile, saveFile } from '../../lib/file-call.ts';
import { callPart } from '../../lib/part-call.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';

const BOOKINGS_PER_STEP = 10;

const BOOKINGS_KEY = 'bookings';

export interface BookingFilter {
  search?: string;
  /** YYYY-MM-DD of an evening. */
  night?: string;
  /** YYYY-MM-DD of arrival. */
  stay?: string;
  roomType?: string;
  payment?: RoomingPayment;
}

export interface BookingOrder {
  sort?: BookingSort;
  direction?: 'ascending' | 'descending';
}

export const BOOKINGS = defineRows({
  part: BOOKINGS_KEY,
  name: 'bookings',
  step: BOOKINGS_PER_STEP,
  idOf: ({ id }: HostedBooking) => id,
  load: async (query: BookingFilter & BookingOrder & Page, signal) => {
    const { items, total } = await callPart(listHostedBookings, { query, signal });
    const { data: rows, rooms, guests, nights } = items;
    return { rows, total, facts: { rooms, guests, nights } };
  },
});

/** Approved buyers who have neither booked nor wait; the response also has those in line for a room. */
export const WITHOUT_ROOM = defineRows({
  part: BOOKINGS_KEY,
  name: 'without-room',
  step: BOOKINGS_PER_STEP,
  idOf: ({ id }: UnbookedBuyer) => id,
  load: async (query: Pick<BookingFilter, 'search'> & Page, signal) => {
    const { items, total } = await callPart(listWithoutRoom, { query, signal });
    return { rows: items.unbooked, total, facts: { waiting: items.waiting } };
  },
});

export function useRoomNights() {
  return useQuery({
    queryKey: [BOOKINGS_KEY, 'nights'],
    queryFn: ({ signal }) => call(listRoomNights, { signal }),
    staleTime: 0,
  });
}

export function useRoomingChanges() {
  return useQuery({
    queryKey: [BOOKINGS_KEY, 'changes'],
    queryFn: ({ signal }) => call(listRoomingChanges, { signal }),
    staleTime: 0,
  });
}

/** After an export or an offer: everything on the page may have changed. */
export const refreshBookings = (queries: QueryClient): Promise<unknown> =>
  queries.invalidateQueries({ queryKey: [BOOKINGS_KEY] });

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
