// Reads the page's part, filter and order from the address; invalid parts are left out.
import type { BookingSort } from '@visavis/contract/hosted-booking/endpoints';
import { ROOMING_PAYMENTS } from '@visavis/domain/booking/rooming';
import { ROOM_TYPE_LENGTH } from '@visavis/domain/booking/schema';
import type { BookingFilter, BookingOrder } from './api.ts';

/** The columns of the list, by any of which it is sorted. */
const SORTS = ['guests', 'room', 'nights', 'amount', 'payment'] as const satisfies readonly BookingSort[];

export const PARTS = ['rooms', 'waiting', 'changes'] as const;
export type Part = (typeof PARTS)[number];

/** The longest search that the server accepts. */
const SEARCH_LIMIT = 200;

const dayIn = (address: URLSearchParams, name: string): string | undefined => {
  const day = address.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
};

export const readPart = (address: URLSearchParams): Part =>
  PARTS.find((part) => part === address.get('show')) ?? 'rooms';

export function readFilter(address: URLSearchParams): BookingFilter {
  const search = address.get('search')?.trim().slice(0, SEARCH_LIMIT);
  const night = dayIn(address, 'night');
  const stay = dayIn(address, 'stay');
  const roomType = address.get('roomType')?.slice(0, ROOM_TYPE_LENGTH);
  const payment = ROOMING_PAYMENTS.find((one) => one === address.get('payment'));
  return {
    ...(search && { search }),
    ...(night && { night }),
    ...(stay && { stay }),
    ...(roomType && { roomType }),
    ...(payment && { payment }),
  };
}

export function readOrder(address: URLSearchParams): BookingOrder {
  const sort = SORTS.find((one) => one === address.get('sort'));
  if (!sort) return {};
  return { sort, direction: address.get('direction') === 'descending' ? 'descending' : 'ascending' };
}
