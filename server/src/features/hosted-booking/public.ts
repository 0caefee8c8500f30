// What other features may use of hosted-booking.
export { pageOfBookings } from './service.ts';
