// Adds a meeting for an organiser, and removes it again as long as nobody has been told.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Slot } from '../registration/public.ts';
import { isNaming } from './told.repository.ts';

/** Inserts an approved meeting and increments the version of the schedule. @returns its id */
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

/** Deletes the emails that name a meeting and whose delivery has not begun. @returns whether there was one */
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

/** Deletes a meeting that nobody knows of. @param scheduleVersion of the schedule without it */
export async function deleteMeeting(
  transaction: Transaction<Database>,
  {
    registrationId,
    meetingId,
    scheduleVersion,
  }: { registrationId: number; meetingId: number; scheduleVersion: number },
): Promise<void> {
  await transaction.deleteFrom('claim').where('id', '=', meetingId).execute();
  await transaction
    .updateTable('registration')
    .set({ schedule_version: scheduleVersion })
    .where('id', '=', registrationId)
    .execute();
}

/** Whether an email, such as one that failed, has a later version of the schedule. */
export async function isWrittenSince(
  transaction: Transaction<Database>,
  { registrationId, scheduleVersion }: { registrationId: number; scheduleVersion: number },
): Promise<boolean> {
  const email = await transaction
    .selectFrom('email')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where('schedule_version', '>', scheduleVersion)
    .limit(1)
    .executeTakeFirst();
  return email !== undefined;
}

/** When an email since an instant last named an exhibitor to a person; null if none was sent or is on its way. */
export async function findNaming(
  transaction: Transaction<Database>,
  { registrationId, exhibitor, since }: { registrationId: number; exhibitor: string; since: Date },
): Promise<Date | null> {
  const email = await transaction
    .selectFrom('email')
    .select((column) => column.fn.coalesce('sent_at', 'created_at').as('at'))
    .where('registration_id', '=', registrationId)
    .where(isNaming(sql`${exhibitor}::text`, sql`${since}::timestamptz`))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return email?.at ?? null;
}

/** When the action made the meeting, and with which schedule version; null if it did not make it. */
export async function findPlacing(
  transaction: Transaction<Database>,
  {
    registrationId,
    meetingId,
    action,
  }: { registrationId: number; meetingId: number; action: 'meeting.add' | 'meeting.match' },
): Promise<{ at: Date; scheduleVersion: number } | null> {
  const entry = await transaction
    .selectFrom('audit_entry')
    .select(['at', sql<number>`coalesce((after->>'scheduleVersion')::int, 0)`.as('scheduleVersion')])
    .where('registration_id', '=', registrationId)
    .where('action', '=', action)
    .where(sql<boolean>`(after->>'id')::int = ${meetingId}`)
    .limit(1)
    .executeTakeFirst();
  return entry ?? null;
}
