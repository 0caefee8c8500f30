// What other features may ask about bookings.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { type Booking, findBooking } from './repository.ts';

export type { Booking } from './repository.ts';
export { readSummary } from './summary.ts';

/**
 * The booking of a registration without its passports: amounts in sen as they were frozen, who pays, stay and lines;
 * null before there is one. For a decision on it lock the registration first (meeting/service `lockRegistration`).
 */
export async function getBookingOf(db: Kysely<Database>, registrationId: number): Promise<Booking | null> {
  const found = await findBooking(db, registrationId);
  if (!found) return null;
  const { passport: _passport, additionalPassport: _additionalPassport, ...booking } = found;
  return booking;
}
