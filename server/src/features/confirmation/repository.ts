// Reads and writes the data of unconfirmed registrations: their hours, origins and reminders.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { ORIGIN_KEPT_MS, type releaseTerms } from '@visavis/domain/registration/confirmation';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { MAXIMUM_ATTEMPTS } from '../email/public.ts';
import { STATUS } from '../slot/public.ts';

/** Records a confirmation and deletes the origin. @returns false if it was confirmed before */
export async function confirm(transaction: Transaction<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('registration')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await sql`
    with forgotten as (
      delete from registration_origin where registration_id = ${id} returning networks, hours, counted_on
    )
    update unconfirmed_tally tally set hours = greatest(0, tally.hours - forgotten.hours)
    from forgotten where tally.network = any(forgotten.networks) and tally.day = forgotten.counted_on`.execute(
    transaction,
  );
  return true;
}

/** Frees meetings of a locked registration; it leaves its burst, but stays counted in the tally of its day. */
export async function freeMeetings(
  transaction: Transaction<Database>,
  registrationId: number,
  freed: readonly { id: number }[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('claim')
    .set((column) => ({
      status: MEETING_STATUS.rejected,
      released_at: now,
      version: column('version', '+', 1),
    }))
    .where(sql<boolean>`id = any(${freed.map(({ id }) => id)}::int[])`)
    .execute();
  await transaction
    .updateTable('registration')
    .set((column) => ({ schedule_version: column('schedule_version', '+', 1) }))
    .where('id', '=', registrationId)
    .execute();
  await transaction.deleteFrom('registration_origin').where('registration_id', '=', registrationId).execute();
}

/** Whether a registration is confirmed, and which email was its reminder. */
export function readReminder(transaction: Transaction<Database>, registrationId: number) {
  return transaction
    .selectFrom('registration')
    .select(['confirmed_at', 'reminder_email_id', 'created_at'])
    .where('id', '=', registrationId)
    .executeTakeFirstOrThrow();
}

export async function writeReminder(
  transaction: Transaction<Database>,
  registrationId: number,
  emailId: number,
): Promise<void> {
  await transaction
    .updateTable('registration')
    .set({ reminder_email_id: emailId })
    .where('id', '=', registrationId)
    .execute();
}

/** Maximum registrations of one run: the rest follow in the next. */
const BATCH = 100;

/** Deletes tallies of days that are over in every time zone, and the origins of old registrations. */
export async function forgetOrigins(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('registration_origin')
    .where('made_at', '<', new Date(now.getTime() - ORIGIN_KEPT_MS))
    .execute();
  await sql`delete from unconfirmed_tally where day < (${now}::timestamptz at time zone 'UTC')::date - 1`.execute(
    db,
  );
}

const unconfirmed = (db: Kysely<Database>, editionId: number, now: Date) =>
  db
    .selectFrom('registration')
    .where('registration.edition_id', '=', editionId)
    .where('programme', '=', sql.lit('business'))
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where(
      sql<boolean>`exists (select from claim
        where claim.registration_id = registration.id and claim.status = ${STATUS.pending} and starts_at > ${now})`,
    )
    .orderBy('registration.id')
    .limit(BATCH);

export async function listUnreminded(
  db: Kysely<Database>,
  editionId: number,
  madeBefore: Date,
  now: Date,
): Promise<number[]> {
  const rows = await unconfirmed(db, editionId, now)
    .select('registration.id')
    .where('reminder_email_id', 'is', null)
    .where('registration.created_at', '<=', madeBefore)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Those whose reminder was accepted long enough ago, or rejected permanently: that address does not exist.
 * A reminder that is still being retried, or was given up because the mail server was down, releases nothing.
 */
export async function listDue(
  db: Kysely<Database>,
  editionId: number,
  { madeBefore, reminderSentBefore }: ReturnType<typeof releaseTerms>,
  now: Date,
): Promise<number[]> {
  const rows = await unconfirmed(db, editionId, now)
    .innerJoin('email', 'email.id', 'reminder_email_id')
    .select('registration.id')
    .where('registration.created_at', '<=', madeBefore)
    .where(({ or, and, eb }) =>
      or([
        and([eb('email.state', '=', 'sent'), eb('email.sent_at', '<=', reminderSentBefore)]),
        and([
          eb('email.state', '=', 'failed'),
          eb('email.next_attempt_at', 'is', null),
          eb('email.attempts', '<', MAXIMUM_ATTEMPTS),
          eb('email.last_attempt_at', '<=', reminderSentBefore),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
