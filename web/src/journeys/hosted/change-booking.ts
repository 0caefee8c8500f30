// Marks in the history state that a buyer opens the booking form to change the booking, not by the emailed link.
import { oneOf, recordShape } from '../../lib/shape.ts';

export const CHANGE_BOOKING = { changeBooking: true } as const;

const shape = recordShape({ changeBooking: oneOf(true) });

export const isBookingChange = (state: unknown): boolean => shape(state) !== undefined;
