// Finds the status email of a schedule in the outbox, and takes out those of earlier schedules.
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

interface ScheduleOfEmail {
  registrationId: number;
  scheduleVersion: number;
}

/** Locks the status email of a schedule; null where none was written. */
export async function lockStatusEmail(
  transaction: Transaction<Database>,
  { registrationId, scheduleVersion }: ScheduleOfEmail,
) {
  const email = await transaction
    .selectFrom('email')
    .select(['id', 'state'])
    .where('registration_id', '=', registrationId)
    .where('kind', '=', 'meeting-status')
    .where('schedule_version', '=', scheduleVersion)
    .forUpdate()
    .executeTakeFirst();
  return email ?? null;
}

/** What an earlier schedule said and never left is not a failure any more: the new message says what is true. */
export async function removeReplaced(
  transaction: Transaction<Database>,
  { registrationId, scheduleVersion }: ScheduleOfEmail,
): Promise<void> {
  await transaction
    .deleteFrom('email')
    .where('registration_id', '=', registrationId)
    .where('kind', '=', 'meeting-status')
    .where('schedule_version', '<', scheduleVersion)
    .where('state', '<>', 'sent')
    .where('attempt_began_at', 'is', null)
    .execute();
}
