// Derives the state of a registration on the dashboard from its meetings and its status email.
import { MEETING_STATUS, type MeetingStatus } from '@visavis/domain/meeting/schema';
import { countedStatus, type RegistrationState, registrationState } from '@visavis/domain/registration/state';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/**
 * Writes `registration.state` and the columns counted by the lists; no other function changes them. Called in the
 * transaction of every change to a registration's meetings (by changeMeeting) or to a status email's state. It locks
 * the registration: a caller that also locks an email must lock the registration first. It increments no versions.
 * @returns the new state; null for a registration that does not exist
 */
export async function refreshRegistration(
  transaction: Transaction<Database>,
  registrationId: number,
  now: Date,
): Promise<RegistrationState | null> {
  const registration = await transaction
    .selectFrom('registration')
    .select(['state', 'schedule_version', 'was_mailed', 'pending_meetings'])
    .where('id', '=', registrationId)
    .forUpdate()
    .executeTakeFirst();
  if (!registration) return null;
  // Queried after the lock is acquired, so that concurrent changes are visible.
  const meetings = await transaction
    .selectFrom('meeting')
    .select([sql<MeetingStatus>`status`.as('status'), 'starts_at as startsAt'])
    .where('registration_id', '=', registrationId)
    .execute();
  const statuses = meetings.map(({ status, startsAt }) => countedStatus(status, startsAt, now));
  const { isMailed } = await transaction
    .selectNoFrom([
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

/** Registrations that still count a meeting as pending although its slot has begun. */
export async function listWithBegun(db: Kysely<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select registration.id from registration
    where registration.pending_meetings > 0
      and registration.id in (select registration_id from meeting
        where status = ${sql.lit(MEETING_STATUS.pending)} and starts_at <= ${now})
      and registration.pending_meetings > (select count(*) from meeting
        where registration_id = registration.id and status = ${sql.lit(MEETING_STATUS.pending)} and starts_at > ${now})
    order by registration.id`.execute(db);
  return rows.map(({ id }) => id);
}
