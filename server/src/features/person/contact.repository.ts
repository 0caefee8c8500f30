// Writes the contact of a registration, and everything that a changed email address affects.
import type { EmailKind } from '@visavis/domain/email/schema';
import type { Language } from '@visavis/domain/language/languages';
import { columnsOf } from '@visavis/domain/profile/columns';
import type { StoredProfile } from '@visavis/domain/profile/fields';
import { foldEmail } from '@visavis/domain/text/normalise';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { CONTACT } from './repository.ts';

/** The contact of a locked registration. */
export async function readContact(transaction: Transaction<Database>, registrationId: number) {
  const { contact, version, language } = await transaction
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select(['contact_version as version', 'registration.language', CONTACT.as('contact')])
    .where('registration.id', '=', registrationId)
    .executeTakeFirstOrThrow();
  return { version, language, contact: contact as unknown as StoredProfile };
}

/** @throws the database's error of 'registration_email_once' */
export async function writeContact(
  transaction: Transaction<Database>,
  { registrationId, visitorId, companyId }: { registrationId: number; visitorId: number; companyId: number },
  contact: StoredProfile,
  searchText: string,
): Promise<void> {
  await keepFormer(transaction, registrationId);
  await transaction
    .updateTable('registration')
    .set((column) => ({
      folded_email: foldEmail(contact.email),
      search_text: searchText,
      contact_version: column('contact_version', '+', 1),
    }))
    .where('id', '=', registrationId)
    .execute();
  await transaction
    .updateTable('visitor')
    .set(columnsOf('visitor', contact))
    .where('id', '=', visitorId)
    .execute();
  await transaction
    .updateTable('company')
    .set(columnsOf('company', contact))
    .where('id', '=', companyId)
    .execute();
  // Lists of applications refetch when a version changes.
  await transaction
    .updateTable('application')
    .set((column) => ({ version: column('version', '+', 1) }))
    .where('registration_id', '=', registrationId)
    .execute();
}

/** For an erasure, as data stored elsewhere may still contain the former contact. */
async function keepFormer(transaction: Transaction<Database>, registrationId: number): Promise<void> {
  await sql`insert into former_contact (registration_id, name, folded_email, phone_number, search_text)
    select registration.id, visitor.name, folded_email, phone_number, search_text
    from registration join visitor on visitor.id = visitor_id where registration.id = ${registrationId}
    on conflict do nothing`.execute(transaction);
}

/** Sets the language of the emails to a person. */
export async function writeLanguage(
  transaction: Transaction<Database>,
  registrationId: number,
  language: Language,
): Promise<void> {
  await transaction.updateTable('registration').set({ language }).where('id', '=', registrationId).execute();
}

/** The live registration of another person with this address, in the same programme and edition. */
export async function findHolder(
  transaction: Transaction<Database>,
  { registrationId, email }: { registrationId: number; email: string },
): Promise<{ name: string; reference: string } | null> {
  const row = await transaction
    .selectFrom('registration')
    .innerJoin('registration as own', (join) =>
      join
        .onRef('own.edition_id', '=', 'registration.edition_id')
        .onRef('own.programme', '=', 'registration.programme'),
    )
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .select(['visitor.name', 'registration.reference'])
    .where('own.id', '=', registrationId)
    .where('registration.id', '<>', registrationId)
    .where('registration.folded_email', '=', foldEmail(email))
    .where('registration.cancelled_at', 'is', null)
    .where('registration.is_replaced', '=', false)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Deletes every key of a registration, including those of devices.
 * @returns how many had been emailed, without those for mail choices
 */
export async function revokeLinks(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<number> {
  const own = await transaction
    .deleteFrom('access_key')
    .where('registration_id', '=', registrationId)
    .returning('is_mailed')
    .execute();
  const uploads = await transaction
    .deleteFrom('document_request_key')
    .where('request_id', 'in', (one) =>
      one.selectFrom('document_request').select('id').where('registration_id', '=', registrationId),
    )
    .executeTakeFirst();
  // Anyone with access to the old mailbox must neither see nor undo choices made for the new one.
  await transaction.deleteFrom('mail_choice_key').where('registration_id', '=', registrationId).execute();
  return own.filter(({ is_mailed }) => is_mailed).length + Number(uploads.numDeletedRows);
}

/** The new address has neither been confirmed nor sent a reminder. */
export async function forgetConfirmation(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<void> {
  await transaction
    .updateTable('registration')
    .set({ confirmed_at: null, reminder_email_id: null })
    .where('id', '=', registrationId)
    .execute();
}

/**
 * Redirects unsent emails to the new address, with locks that a job about to send them waits for.
 * @returns false if one is being sent at this moment
 */
export async function redirectEmails(
  transaction: Transaction<Database>,
  { registrationId, from, to }: { registrationId: number; from: string; to: string },
): Promise<boolean> {
  const rows = await transaction
    .updateTable('email')
    .set({ recipient: to })
    .where('registration_id', '=', registrationId)
    .where('state', '<>', 'sent')
    .where(sql<string>`lower(recipient)`, '=', foldEmail(from))
    .returning(['state', 'attempt_began_at'])
    .execute();
  return !rows.some((row) => row.state === 'queued' && row.attempt_began_at !== null);
}

/** Whether staff registered the person, by phone or from a list. */
export async function isByStaff(db: Kysely<Database>, registrationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('registration')
    .select('registered_by')
    .where('id', '=', registrationId)
    .executeTakeFirst();
  return row?.registered_by != null;
}

/** Whether an email of a kind was written to the person after this instant; failed ones do not count. */
export async function wasMailedSince(
  db: Kysely<Database>,
  { registrationId, kind, since }: { registrationId: number; kind: EmailKind; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('email')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where('kind', '=', kind)
    .where('state', 'in', ['queued', 'sent', 'unsent'])
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}
