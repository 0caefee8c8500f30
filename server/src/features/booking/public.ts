// What other features may ask about bookings.
export { getBookingOf } from './repository.ts';
