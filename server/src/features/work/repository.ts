// Counts what waits for an organiser; indexes hold only what does.
import { STAFF_EMAIL_KINDS } from '@visavis/domain/email/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export async function countPendingRegistrations(db: Kysely<Database>, editionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('registration')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .where('programme', '=', 'business')
    .where('state', '=', 'Pending')
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
