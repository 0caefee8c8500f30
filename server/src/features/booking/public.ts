// What other features may ask about bookings.
export { type BookedPassports, listPassports } from './passport.service.ts';
export { findBooking, getBookingOf, readPayments } from './repository.ts';
export { openPassport } from './sealed-passport.service.ts';
