// Derives the state of a registration on the dashboard from its meetings and its status email.
import { MEETING_STATUS, type MeetingStatus } from '@visavis/domain/meeting/schema';
import { type RegistrationState, registrationState } from '@visavis/domain/registration/state';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/**
 * Writes `registration.state` and what the lists count beside it; no other function changes them. Called in the transaction of every change of a registration's
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
    .select(['state', 'schedule_version', 'was_mailed', 'pending_meetings'])
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
  const next = {
    state,
    was_mailed: registration.was_mailed || isMailed,
    pending_meetings: statuses.filter((status) => status === MEETING_STATUS.pending).length,
  };
  const isSame = (Object.keys(next) as (keyof typeof next)[]).every((key) => next[key] === registration[key]);
  if (!isSame)
    await transaction.updateTable('registration').set(next).where('id', '=', registrationId).execute();
  return state;
}
