// Public API of booking.
export { readDifference } from './change.repository.ts';
export { type BookedPassports, listPassports } from './passport.service.ts';
export { findBooking, getBookingOf } from './repository.ts';
export { openPassport } from './sealed-passport.service.ts';
