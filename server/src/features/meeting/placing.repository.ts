// Adds a meeting that an organiser makes, and takes it away again while nobody has been told.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Slot } from './present.ts';

/** An approved meeting; increments the version of the schedule. @returns its id */
export async function insertMeeting(
  transaction: Transaction<Database>,
  {
    registrationId,
    slot,
    place,
    startsAt,
  }: { registrationId: number; slot: Slot; place: number; startsAt: Date },
): Promise<number> {
  const { id } = await transaction
    .insertInto('claim')
    .values({
      registration_id: registrationId,
      exhibitor_id: slot.exhibitorId,
      day: slot.day,
      minute: slot.minute,
      length: slot.length,
      place,
      starts_at: startsAt,
      status: MEETING_STATUS.approved,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('registration')
    .set((column) => ({ schedule_version: column('schedule_version', '+', 1) }))
    .where('id', '=', registrationId)
    .execute();
  return id;
}

/** Deletes the letters that tell of a meeting and have not begun to be sent. @returns whether there was one */
export async function takeBackLetters(
  transaction: Transaction<Database>,
  { registrationId, meetingId }: { registrationId: number; meetingId: number },
): Promise<boolean> {
  const taken = await transaction
    .deleteFrom('email')
    .where('registration_id', '=', registrationId)
    .where('kind', '=', 'meeting-status')
    .where('attempts', '=', 0)
    .where('attempt_began_at', 'is', null)
    .where('state', 'in', ['queued', 'unsent'])
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(content -> 'meetings') as told
        where (told -> 'event' ->> 'meetingId')::int = ${meetingId})`,
    )
    .returning('id')
    .execute();
  return taken.length > 0;
}

/** Deletes a meeting of which nobody knows, and sets the schedule back to the version that was told. */
export async function deleteMeeting(
  transaction: Transaction<Database>,
  { registrationId, meetingId }: { registrationId: number; meetingId: number },
): Promise<void> {
  await transaction.deleteFrom('claim').where('id', '=', meetingId).execute();
  await transaction
    .updateTable('registration')
    .set((column) => ({ schedule_version: column('schedule_version', '-', 1) }))
    .where('id', '=', registrationId)
    .execute();
}

/** Whether the meeting was made for a match, by what the audit trail says of it. */
export async function wasPlaced(
  transaction: Transaction<Database>,
  { registrationId, meetingId }: { registrationId: number; meetingId: number },
): Promise<boolean> {
  const entry = await transaction
    .selectFrom('audit_entry')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where('action', '=', 'meeting.match')
    .where(sql<boolean>`(after->>'id')::int = ${meetingId}`)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
