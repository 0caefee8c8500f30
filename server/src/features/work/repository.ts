// Counts what waits for an organiser; indexes hold only what does.
import { STAFF_EMAIL_KINDS } from '@visavis/domain/email/schema';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { inProgress } from '../meeting/public.ts';

export async function countPendingRegistrations(db: Kysely<Database>, editionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('registration')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .where('programme', '=', 'business')
    .where(inProgress('to-decide'))
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countPendingApplications(db: Kysely<Database>, editionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('registration')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .where('programme', '=', 'hosted')
    .where('cancelled_at', 'is', null)
    .where('decision', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

/** Of the edition and of none, as the list shows them. */
export async function countFailedEmails(
  db: Kysely<Database>,
  editionId: number,
  isStaffShown: boolean,
): Promise<number> {
  let query = db
    .selectFrom('email')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .where((where) => where.or([where('edition_id', '=', editionId), where('edition_id', 'is', null)]));
  if (!isStaffShown) query = query.where('kind', 'not in', STAFF_EMAIL_KINDS);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** Pending meetings of the registrations to be decided, and since when the oldest waits. */
export async function readWaiting(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('registration')
    .select([
      sql<number>`coalesce(sum(pending_meetings), 0)::int`.as('meetings'),
      (row) => row.fn.min('created_at').as('since'),
    ])
    .where('edition_id', '=', editionId)
    .where('programme', '=', 'business')
    .where(inProgress('to-decide'))
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Applications with a document that was asked for and has not been handed in. */
export async function countAskedDocuments(db: Kysely<Database>, editionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('registration')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .where(
      sql<boolean>`exists (select from document_request
        where registration_id = registration.id and document_request.state = 'asked')`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Exhibitors who take part and have no live meeting. */
export async function countWithoutMeetings(db: Kysely<Database>, editionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('exhibitor')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .where('archived_at', 'is', null)
    .where('merged_into', 'is', null)
    .where(
      sql<boolean>`not exists (select from meeting
        where exhibitor_id = exhibitor.id and status <> ${sql.lit(MEETING_STATUS.rejected)})`,
    )
    .executeTakeFirstOrThrow();
  return count;
}
