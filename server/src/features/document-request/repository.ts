// Reads and writes document requests to applicants, and the keys of the links for their upload.

import type { DocumentRequestState } from '@visavis/domain/document/request';
import type { DocumentKind } from '@visavis/domain/document/schema';
import type { ApplicationDecision } from '@visavis/domain/hosted-buyer/state';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface RequestRow {
  id: number;
  registrationId: number;
  editionId: number;
  kind: DocumentKind;
  reason: string;
  state: DocumentRequestState;
  endedAt: Date | null;
  /** The id of the request's email; null once it is deleted. */
  emailId: number | null;
  reference: string;
  decision: ApplicationDecision;
  isReplaced: boolean;
  /** Dates of the edition, YYYY-MM-DD. */
  dates: string[];
}

/** A request of a live registration; null for any other. */
export async function findRequest(db: Kysely<Database>, id: number): Promise<RequestRow | null> {
  const row = await db
    .selectFrom('document_request')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .innerJoin('application', 'application.registration_id', 'registration.id')
    .innerJoin('edition', 'edition.id', 'registration.edition_id')
    .select([
      'document_request.id',
      'document_request.registration_id as registrationId',
      'registration.edition_id as editionId',
      'document_request.kind',
      'document_request.reason',
      'document_request.state',
      'document_request.ended_at as endedAt',
      'document_request.email_id as emailId',
      'reference',
      'decision',
      'is_replaced as isReplaced',
      'edition.dates',
    ])
    .where('document_request.id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Locks the registration first, as every decision does, then its application and the request: of concurrent
 * uploads, and of an upload during a withdrawal, the second sees the result of the first.
 */
export async function lockRequest(
  transaction: Transaction<Database>,
  id: number,
): Promise<RequestRow | null> {
  const found = await findRequest(transaction, id);
  if (!found) return null;
  const { registrationId } = found;
  await transaction
    .selectFrom('registration')
    .select('id')
    .where('id', '=', registrationId)
    .forUpdate()
    .execute();
  await transaction
    .selectFrom('application')
    .select('registration_id')
    .where('registration_id', '=', registrationId)
    .forUpdate()
    .execute();
  await transaction.selectFrom('document_request').select('id').where('id', '=', id).forUpdate().execute();
  return findRequest(transaction, id);
}

/** @throws the database's error of 'document_request_once' if this kind has already been requested */
export async function insertRequest(
  transaction: Transaction<Database>,
  request: {
    registrationId: number;
    kind: DocumentKind;
    reason: string;
    organiserId: number;
    now: Date;
  },
): Promise<number> {
  const { id } = await transaction
    .insertInto('document_request')
    .values({
      registration_id: request.registrationId,
      kind: request.kind,
      reason: request.reason,
      asked_by: request.organiserId,
      asked_at: request.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function linkRequestEmail(
  transaction: Transaction<Database>,
  id: number,
  emailId: number,
): Promise<void> {
  await transaction.updateTable('document_request').set({ email_id: emailId }).where('id', '=', id).execute();
}

/** Ends a locked request. */
export async function endRequest(
  transaction: Transaction<Database>,
  id: number,
  state: Exclude<DocumentRequestState, 'asked'>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('document_request')
    .set({ state, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
}

/** With the requesting organiser and the status of the email, oldest first. */
export async function listRequestRows(db: Kysely<Database>, registrationIds: readonly number[]) {
  if (registrationIds.length === 0) return [];
  return db
    .selectFrom('document_request')
    .innerJoin('organiser', 'organiser.id', 'asked_by')
    .leftJoin('email', 'email.id', 'email_id')
    .select([
      'document_request.id',
      'document_request.registration_id as registrationId',
      'document_request.kind',
      'document_request.reason',
      'document_request.state',
      'asked_at as askedAt',
      'ended_at as endedAt',
      'organiser.email as askedBy',
      'email.id as mailId',
      'email.state as mailState',
      'email.last_error as mailError',
    ])
    .where('document_request.registration_id', 'in', [...registrationIds])
    .orderBy('document_request.id')
    .execute();
}

export async function insertKey(
  db: Kysely<Database>,
  key: { hash: Buffer; requestId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('document_request_key')
    .values({
      key_hash: key.hash,
      request_id: key.requestId,
      created_at: key.now,
      expires_at: key.expiresAt,
    })
    .execute();
}

/** The request for a key, or null if it is unknown or expired. */
export async function findRequestOfHash(
  db: Kysely<Database>,
  hash: Buffer,
  now: Date,
): Promise<number | null> {
  const row = await db
    .selectFrom('document_request_key')
    .select('request_id')
    .where('key_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.request_id ?? null;
}

/** Withdraws the open requests of a registration, and erases the reasons and keys of all of them. */
export async function forgetRequests(
  transaction: Transaction<Database>,
  registrationId: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('document_request')
    .set({ state: 'withdrawn', ended_at: now })
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'asked')
    .execute();
  await transaction
    .updateTable('document_request')
    .set({ reason: '' })
    .where('registration_id', '=', registrationId)
    .execute();
  await transaction
    .deleteFrom('document_request_key')
    .where('request_id', 'in', (one) =>
      one.selectFrom('document_request').select('id').where('registration_id', '=', registrationId),
    )
    .execute();
}

/** Invalidates the version of the application that organisers have loaded. */
export async function raiseApplicationVersion(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<void> {
  await transaction
    .updateTable('application')
    .set((column) => ({ version: column('version', '+', 1) }))
    .where('registration_id', '=', registrationId)
    .execute();
}

/** Whether the request is still open. */
export async function isOpenRequest(db: Kysely<Database>, requestId: number): Promise<boolean> {
  const row = await db
    .selectFrom('document_request')
    .select('id')
    .where('id', '=', requestId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the request of an email is still open. */
export async function isRequestOpen(db: Kysely<Database>, emailId: number): Promise<boolean> {
  const row = await db
    .selectFrom('document_request')
    .select('id')
    .where('email_id', '=', emailId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return row !== undefined;
}
