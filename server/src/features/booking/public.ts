// What other features may ask about bookings.
export { findBooking, getBookingOf, readPayments } from './repository.ts';
export { openPassport } from './sealed-passport.service.ts';
