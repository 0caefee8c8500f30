// Public API of hosted-booking.
export { pageOfBookings } from './service.ts';
