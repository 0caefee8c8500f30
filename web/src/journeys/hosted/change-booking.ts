// Tells the booking form, through the history, that a buyer comes to change the booking and not by the mailed link.
import { oneOf, recordShape } from '../../lib/shape.ts';

export const CHANGE_BOOKING = { changeBooking: true } as const;

const shape = recordShape({ changeBooking: oneOf(true) });

export const isBookingChange = (state: unknown): boolean => shape(state) !== undefined;
