// Derives the state of a registration on the dashboard from its meetings and its status email.
import type { MeetingStatus } from '@visavis/domain/meeting/schema';
import { type RegistrationState, registrationState } from '@visavis/domain/registration/state';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/**
 * The only function that writes `registration.state`. Called in the transaction of every change of a registration's
 * meetings (changeMeeting does) and of every change of a status email's state. It locks the registration: a caller
 * that also locks an email has to lock the registration first. It does not increment versions.
 * @returns the new state; null for a registration that does not exist
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
  // Queried after the lock is acquired, so that concurrent changes are seen.
  const { statuses, isMailed } = await transaction
    .selectNoFrom([
      sql<MeetingStatus[]>`array(select status from meeting where registration_id = ${registrationId})`.as(
        'statuses',
      ),
      sql<boolean>`exists (select from email
        where registration_id = ${registrationId} and kind in ('meeting-status', 'meetings-changed')
          and schedule_version = ${registration.schedule_version} and state = 'sent')`.as('isMailed'),
    ])
    .executeTakeFirstOrThrow();
  const state = registrationState(statuses, isMailed);
  if (state !== registration.state)
    await transaction.updateTable('registration').set({ state }).where('id', '=', registrationId).execute();
  return state;
}
