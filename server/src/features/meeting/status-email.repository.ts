// Finds the status email of a schedule in the outbox, and removes unsent ones of earlier schedules.
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

interface ScheduleOfEmail {
  registrationId: number;
  scheduleVersion: number;
}

/** Locks the status email of a schedule; null if none was written. */
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

/** Removes unsent emails of earlier schedules: the new email replaces them, so they no longer count as failed. */
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
