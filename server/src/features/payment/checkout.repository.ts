// Reads who pays for a booking, and under which reference and in which language it was applied for.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** @throws where there is no such booking */
export function readPayer(db: Kysely<Database>, bookingId: number) {
  return db
    .selectFrom('booking')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .select(['name', 'email', 'reference', 'language'])
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow();
}
