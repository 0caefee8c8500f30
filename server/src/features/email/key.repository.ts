// Whether a registration may have the key of a link, checked while it is locked against a decision.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/**
 * Decisions and deletions lock the registration first: a key is made before them and deleted by them, or not at all.
 */
export async function mayHaveKey(transaction: Kysely<Database>, registrationId: number): Promise<boolean> {
  const registration = await transaction
    .selectFrom('registration')
    .select(['programme', 'cancelled_at'])
    .where('id', '=', registrationId)
    .forShare()
    .executeTakeFirst();
  if (!registration || registration.cancelled_at) return false;
  if (registration.programme === 'business') return true;
  const application = await transaction
    .selectFrom('application')
    .select('decision')
    .where('registration_id', '=', registrationId)
    .executeTakeFirst();
  return application?.decision === 'approved';
}
