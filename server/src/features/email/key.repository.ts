// Who may have the key of a link: asked with the registration locked against a decision.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/**
 * Whoever decides or deletes locks the registration first: a key is made before that and goes with it, or not at all.
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
