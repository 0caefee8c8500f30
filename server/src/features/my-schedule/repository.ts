// Reads a registration for its visitor, and what was mailed to it lately.
import { foldEmail } from '@visavis/domain/registration/text';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface OwnRegistration {
  name: string;
  company: string;
  reference: string;
  /** Of the last change of any of its meetings, by anyone; of the registration itself before any. */
  changedAt: Date;
}

/** Null for one that is deleted, or of another edition. */
export async function findOwnRegistration(
  db: Kysely<Database>,
  { registrationId, editionId }: { registrationId: number; editionId: number },
): Promise<OwnRegistration | null> {
  const row = await db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'visitor.name',
      'company.name as company',
      'reference',
      // Every change of a meeting leaves a deed.
      sql<Date>`greatest(registration.created_at, (
        select max(at) from audit_entry
        where audit_entry.registration_id = registration.id and action like 'meeting.%'))`.as('changedAt'),
    ])
    .where('registration.id', '=', registrationId)
    .where('edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The live registration in Business Matching of an e-mail address, however it is written; null for none. */
export async function findRegistrationOfEmail(
  db: Kysely<Database>,
  { email, editionId }: { email: string; editionId: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('registration')
    .select('id')
    .where('edition_id', '=', editionId)
    .where('programme', '=', 'business')
    .where('folded_email', '=', foldEmail(email))
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How many messages with the link a registration was written since an instant. */
export async function countLinksSince(
  db: Kysely<Database>,
  registrationId: number,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('email')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('registration_id', '=', registrationId)
    .where('kind', '=', 'schedule-link')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
