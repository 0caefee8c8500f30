// Reads the payer of a booking, with the reference and language of the application.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** @throws if there is no such booking */
export function readPayer(db: Kysely<Database>, bookingId: number) {
  return db
    .selectFrom('booking')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .select(['name', 'email', 'reference', 'language'])
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow();
}
