// The filter and the orders of the rooming list.
import { ROOMING_PAYMENTS } from '@visavis/domain/booking/rooming';
import * as z from 'zod/mini';
import { searchText } from '../list-query.ts';

export const bookingFilterSchema = z.object({
  /** YYYY-MM-DD of an evening: only rooms occupied that night. */
  night: z.optional(z.iso.date()),
  /** YYYY-MM-DD of arrival of the free stay. */
  stay: z.optional(z.iso.date()),
  roomType: z.optional(z.string()),
  payment: z.optional(z.enum(ROOMING_PAYMENTS)),
  /** Words in any order, each in a guest's name, or as in the Hosted Buyer table. */
  search: searchText,
});
export type BookingFilter = z.infer<typeof bookingFilterSchema>;

/** Of those without a room. */
export const unbookedFilterSchema = z.pick(bookingFilterSchema, { search: true });
export type UnbookedFilter = z.infer<typeof unbookedFilterSchema>;

/** Sort keys of the list of stays: its columns; 'nights' is the first evening. */
export const BOOKING_SORTS = ['guests', 'room', 'nights', 'amount', 'payment'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];
