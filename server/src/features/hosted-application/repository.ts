// Writes an application with its documents in one transaction, and keeps track of files still being uploaded.
import type { DocumentKind } from '@visavis/domain/document/schema';
import type { Language } from '@visavis/domain/language/languages';
import { columnsOf } from '@visavis/domain/profile/columns';
import type { CompanyInfo, VisitorProfile } from '@visavis/domain/profile/fields';
import { foldEmail } from '@visavis/domain/text/normalise';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { told } from '../../platform/changes/told.ts';
import type { KeptFile } from '../../platform/uploads/stored-file.ts';

export interface KeptAnswer {
  requestHash: string;
  answer: ApplicationAnswer;
}

export interface ApplicationAnswer {
  success: true;
  message: string;
  reference: string;
}

export interface NewApplication {
  editionId: number;
  reference: string;
  profile: VisitorProfile;
  company: CompanyInfo;
  searchText: string;
  /** The language of the emails to the applicant. */
  language: Language;
  /** The version of the terms that the site shows. */
  siteTermsVersion: string;
  /** The version of the programme's own terms. */
  termsVersion: string;
  documents: readonly (KeptFile & { kind: DocumentKind })[];
  /** Stores the answer for a repeated request; null without an Idempotency-Key. */
  submission: { route: string; key: string; requestHash: string; answer: ApplicationAnswer } | null;
  now: Date;
}

export interface ApplicationIds {
  registrationId: number;
  userId: number;
  companyId: number;
}

/**
 * Inserts all rows of an application except its email.
 * @throws the database's error of a unique index
 */
export async function insertApplication(
  transaction: Transaction<Database>,
  application: NewApplication,
): Promise<ApplicationIds> {
  const { profile, now, submission } = application;
  // Inserted first, so that a repeated request waits here for the first one and then finds its answer.
  if (submission)
    await transaction
      .insertInto('idempotent_answer')
      .values({
        key: submission.key,
        route: submission.route,
        request_hash: submission.requestHash,
        answer: JSON.stringify(submission.answer),
        created_at: now,
      })
      .execute();
  const previousId = await replaceRejected(transaction, application);
  const { id: companyId } = await transaction
    .insertInto('company')
    .values(columnsOf('company', { ...profile, ...application.company }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: userId } = await transaction
    .insertInto('visitor')
    .values({ company_id: companyId, ...columnsOf('visitor', { ...profile, ...application.company }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: registrationId } = await transaction
    .insertInto('registration')
    .values({
      edition_id: application.editionId,
      programme: 'hosted',
      reference: application.reference,
      visitor_id: userId,
      company_id: companyId,
      folded_email: foldEmail(profile.email),
      cancelled_at: null,
      created_at: now,
      search_text: application.searchText,
      language: application.language,
      terms_version: application.siteTermsVersion,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('application')
    .values({
      registration_id: registrationId,
      decided_at: null,
      decision_email_id: null,
      terms_version: application.termsVersion,
      terms_accepted_at: now,
      meetings_saved_at: null,
      previous_id: previousId,
    })
    .returning(told('application'))
    .execute();
  await insertDocuments(transaction, {
    registrationId,
    documents: application.documents,
    requestId: null,
    now,
  });
  return { registrationId, userId, companyId };
}

/**
 * A rejected person may apply again: the rejected application stays readable, but its decision can no longer change.
 * Waits for a concurrent decision on it.
 * @returns the id of the rejected application; null if there is none
 */
async function replaceRejected(
  transaction: Transaction<Database>,
  { editionId, profile }: NewApplication,
): Promise<number | null> {
  const found = await transaction
    .selectFrom('registration')
    .select('id')
    .where('edition_id', '=', editionId)
    .where('programme', '=', 'hosted')
    .where('folded_email', '=', foldEmail(profile.email))
    .where('cancelled_at', 'is', null)
    .where('is_replaced', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  const { decision } = await transaction
    .selectFrom('application')
    .select('decision')
    .where('registration_id', '=', found.id)
    .executeTakeFirstOrThrow();
  if (decision !== 'rejected') return null;
  await transaction
    .updateTable('registration')
    .set({ is_replaced: true })
    .where('id', '=', found.id)
    .execute();
  return found.id;
}

export interface NewDocuments {
  registrationId: number;
  documents: readonly (KeptFile & { kind: DocumentKind })[];
  /** The document request they answer; null for documents sent with the application. */
  requestId: number | null;
  now: Date;
}

/** Appends documents to the existing ones. The registration is locked, or new. */
export async function insertDocuments(
  transaction: Transaction<Database>,
  { registrationId, documents, requestId, now }: NewDocuments,
): Promise<void> {
  const { first } = await transaction
    .selectFrom('document')
    .select(sql<number>`coalesce(max(position) + 1, 0)`.as('first'))
    .where('registration_id', '=', registrationId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('document')
    .values(
      documents.map((document, position) => ({
        registration_id: registrationId,
        kind: document.kind,
        filename: document.filename,
        media_type: document.mediaType,
        size_bytes: document.sizeBytes,
        position: first + position,
        request_id: requestId,
        storage_name: document.storageName,
        created_at: now,
        deleted_at: null,
      })),
    )
    .execute();
  const names = documents.map((document) => document.storageName);
  const forgotten = await forgetStrayFiles(transaction, names);
  // A file no longer noted was swept away together with its content.
  if (forgotten !== documents.length) throw new Error('Files of this application are gone.');
}

/** Notes a file about to be stored: it counts as stray until it belongs to a document. */
export async function noteStrayFile(db: Kysely<Database>, storageName: string, now: Date): Promise<void> {
  await db.insertInto('stray_file').values({ storage_name: storageName, noted_at: now }).execute();
}

/** @returns how many were noted */
export async function forgetStrayFiles(
  db: Kysely<Database>,
  storageNames: readonly string[],
): Promise<number> {
  if (storageNames.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('stray_file')
    .where('storage_name', 'in', storageNames)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The answer that an application with this idempotency key got, or null. */
export async function findKeptAnswer(
  db: Kysely<Database>,
  route: string,
  key: string,
): Promise<KeptAnswer | null> {
  const row = await db
    .selectFrom('idempotent_answer')
    .select(['request_hash as requestHash', 'answer'])
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { requestHash: row.requestHash, answer: row.answer as ApplicationAnswer } : null;
}
