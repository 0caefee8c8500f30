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

/**
 * Deletes a meeting of which nobody knows. The schedule gets back the version before it, which may have been told; or a
 * new one where it has changed since, or where an email names the meeting, such as one that failed.
 * @param isLatest nothing has changed since the meeting was made
 */
export async function deleteMeeting(
  transaction: Transaction<Database>,
  { registrationId, meetingId, isLatest }: { registrationId: number; meetingId: number; isLatest: boolean },
): Promise<void> {
  await transaction.deleteFrom('claim').where('id', '=', meetingId).execute();
  await transaction
    .updateTable('registration')
    .set({
      schedule_version: sql<number>`schedule_version + case when ${isLatest} and not exists (select from email
        where registration_id = registration.id and email.schedule_version = registration.schedule_version)
        then -1 else 1 end`,
    })
    .where('id', '=', registrationId)
    .execute();
}

/** @returns the version of the schedule with which the action made the meeting; null for one that it did not make */
export async function findPlacing(
  transaction: Transaction<Database>,
  {
    registrationId,
    meetingId,
    action,
  }: { registrationId: number; meetingId: number; action: 'meeting.add' | 'meeting.match' },
): Promise<number | null> {
  const entry = await transaction
    .selectFrom('audit_entry')
    .select(sql<number>`coalesce((after->>'scheduleVersion')::int, 0)`.as('scheduleVersion'))
    .where('registration_id', '=', registrationId)
    .where('action', '=', action)
    .where(sql<boolean>`(after->>'id')::int = ${meetingId}`)
    .limit(1)
    .executeTakeFirst();
  return entry?.scheduleVersion ?? null;
}
