// Rewrites what the dashboard shows of a registration from its meetings and its mail.
import type { MeetingStatus } from '@visavis/domain/meeting/schema';
import { type RegistrationState, registrationState } from '@visavis/domain/registration/state';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/**
 * Rewrites `registration.state`; the only function that does. Called in the transaction of every change of a
 * registration's meetings (changeMeeting does) and of every change of a status mail's state. It locks the
 * registration: whoever locks a message too, locks the registration first. Versions are not raised here.
 * @returns the state as it is now; null for a registration that does not exist
 */
export async function refreshRegistration(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<RegistrationState | null> {
  const registration = await transaction
    .selectFrom('registration')
    .select(['state', 'schedule_version'])
    .where('id', '=', registrationId)
    .forUpdate()
    .executeTakeFirst();
  if (!registration) return null;
  // Asked when the lock is had: what others did meanwhile is seen.
  const { statuses, isMailed } = await transaction
    .selectNoFrom([
      sql<MeetingStatus[]>`array(select status from meeting where registration_id = ${registrationId})`.as(
        'statuses',
      ),
      sql<boolean>`exists (select from email
        where registration_id = ${registrationId} and kind = 'meeting-status'
          and schedule_version = ${registration.schedule_version} and state = 'sent')`.as('isMailed'),
    ])
    .executeTakeFirstOrThrow();
  const state = registrationState(statuses, isMailed);
  if (state !== registration.state)
    await transaction.updateTable('registration').set({ state }).where('id', '=', registrationId).execute();
  return state;
}
