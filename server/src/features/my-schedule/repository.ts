// Reads a registration for its visitor, and counts the links emailed to it recently.
import type { EmailKind } from '@visavis/domain/email/schema';
import type { Own } from '@visavis/domain/identity/caller';
import type { Language } from '@visavis/domain/language/languages';
import { foldEmail } from '@visavis/domain/text/normalise';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface OwnRegistration {
  name: string;
  company: string;
  reference: string;
  /** The language in which the registration was made. */
  language: Language;
  /** Time of the last change to any of its meetings, by anyone; until then, that of the registration. */
  changedAt: Date;
  createdAt: Date;
  /** When the email address was confirmed; null until then. */
  confirmedAt: Date | null;
}

/** Null if the registration was deleted or belongs to another edition. */
export async function findOwnRegistration(
  db: Kysely<Database>,
  { registrationId, editionId }: { registrationId: Own<'registration'>; editionId: number },
): Promise<OwnRegistration | null> {
  const row = await db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select([
      'visitor.name',
      'company.name as company',
      'reference',
      'language',
      'registration.created_at as createdAt',
      'confirmed_at as confirmedAt',
      // Every change of a meeting is recorded as an action.
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

/** The live registration of an email address in a programme, compared case-folded; null if there is none. */
export async function findRegistrationOfEmail(
  db: Kysely<Database>,
  { email, editionId, programme }: { email: string; editionId: number; programme: 'business' | 'hosted' },
): Promise<number | null> {
  const row = await db
    .selectFrom('registration')
    .select('id')
    .where('edition_id', '=', editionId)
    .where('programme', '=', programme)
    .where('folded_email', '=', foldEmail(email))
    .where('cancelled_at', 'is', null)
    .where('is_replaced', '=', false)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The editions in which an email address has a live registration, newest first. */
export async function listEditionsOfEmail(db: Kysely<Database>, email: string): Promise<number[]> {
  const rows = await db
    .selectFrom('registration')
    .select('edition_id')
    .distinct()
    .where('folded_email', '=', foldEmail(email))
    .where('cancelled_at', 'is', null)
    .where('is_replaced', '=', false)
    .orderBy('edition_id', 'desc')
    .execute();
  return rows.map((row) => row.edition_id);
}

/** Whether the application of a locked registration is approved. */
export async function isApproved(db: Kysely<Database>, registrationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .select('decision')
    .where('registration_id', '=', registrationId)
    .executeTakeFirst();
  return row?.decision === 'approved';
}

/** How many emails of a kind have been queued for a registration since an instant. */
export async function countLinksSince(
  db: Kysely<Database>,
  { registrationId, kind, since }: { registrationId: number; kind: EmailKind; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('email')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('registration_id', '=', registrationId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
