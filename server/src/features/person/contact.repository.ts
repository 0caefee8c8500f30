// Writes the contact of a registration, and what follows from another email address.
import { columnsOf } from '@visavis/domain/profile/columns';
import type { CompanyInfo, VisitorProfile } from '@visavis/domain/profile/fields';
import { foldEmail } from '@visavis/domain/text/normalise';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { CONTACT } from './repository.ts';

export type StoredContact = VisitorProfile & CompanyInfo;

/** The contact of a locked registration. */
export async function readContact(transaction: Transaction<Database>, registrationId: number) {
  const { contact, version } = await transaction
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select(['contact_version as version', CONTACT.as('contact')])
    .where('registration.id', '=', registrationId)
    .executeTakeFirstOrThrow();
  return { version, contact: contact as unknown as StoredContact };
}

/** @throws the database's error of 'registration_email_once' */
export async function writeContact(
  transaction: Transaction<Database>,
  { registrationId, visitorId, companyId }: { registrationId: number; visitorId: number; companyId: number },
  contact: StoredContact,
  searchText: string,
): Promise<void> {
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
  // Lists of applications are read again when a version changes.
  await transaction
    .updateTable('application')
    .set((column) => ({ version: column('version', '+', 1) }))
    .where('registration_id', '=', registrationId)
    .execute();
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

/** Deletes every key that was mailed for a registration. @returns how many, without those for choosing what mail to get */
export async function revokeLinks(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<number> {
  const own = await transaction
    .deleteFrom('access_key')
    .where('registration_id', '=', registrationId)
    .executeTakeFirst();
  const uploads = await transaction
    .deleteFrom('document_request_key')
    .where('request_id', 'in', (one) =>
      one.selectFrom('document_request').select('id').where('registration_id', '=', registrationId),
    )
    .executeTakeFirst();
  // Whoever has the old mailbox must neither see nor undo what is chosen for the new one.
  await transaction.deleteFrom('mail_choice_key').where('registration_id', '=', registrationId).execute();
  return Number(own.numDeletedRows + uploads.numDeletedRows);
}

/** The new address has neither been confirmed nor reminded. */
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
 * Addresses what was not sent to the new address, with locks that a job about to send it waits for.
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
