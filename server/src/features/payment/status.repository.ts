// Finds the application and booking whose payments an organiser checks.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { BuyerIds } from '../hosted-step/public.ts';

/** The hosted registration of a person and a company, even if deleted; null if there is none. */
export async function findHostedRegistration(db: Kysely<Database>, { userId, companyId }: BuyerIds) {
  const registration = await db
    .selectFrom('registration')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .leftJoin('booking', 'booking.registration_id', 'registration.id')
    .select(['registration.id', 'edition_id', 'cancelled_at', 'decision', 'decided_at'])
    .select(['registration.reference', 'booking.id as bookingId', 'booking.version as bookingVersion'])
    .select(['deposit_sen', 'total_sen', 'booking.currency', 'deposit_by'])
    .where('programme', '=', 'hosted')
    .where('visitor_id', '=', userId)
    .where('registration.company_id', '=', companyId)
    .executeTakeFirst();
  return registration ?? null;
}
