// Documents, their addresses and their views. A deleted document keeps its row without name and content.
import type { DocumentKind, DocumentMediaType } from '@visavis/domain/document/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export type ViewWay = 'preview' | 'download';

/** The data needed to open a stored document. */
export interface StoredDocument {
  id: number;
  kind: DocumentKind;
  filename: string;
  mediaType: DocumentMediaType;
  storageName: string | null;
  registrationId: number;
  reference: string;
  /** The applicant's name. */
  name: string;
}

/** Documents of applications that are not deleted, including those whose content is deleted. */
function documents(db: Kysely<Database>) {
  return db
    .selectFrom('document')
    .innerJoin('registration', 'registration.id', 'document.registration_id')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .select([
      'document.id',
      'document.kind',
      'document.filename',
      'document.media_type as mediaType',
      'document.storage_name as storageName',
      'document.registration_id as registrationId',
      'registration.reference',
      'visitor.name',
    ])
    .where('registration.cancelled_at', 'is', null);
}

export async function findDocument(db: Kysely<Database>, id: number): Promise<StoredDocument | null> {
  return (await documents(db).where('document.id', '=', id).executeTakeFirst()) ?? null;
}

/** With the time at which this organiser last opened each. */
export async function listDocumentRows(
  db: Kysely<Database>,
  registrationIds: readonly number[],
  organiserId: number,
) {
  if (registrationIds.length === 0) return [];
  return db
    .selectFrom('document')
    .select((document) => [
      'id',
      'registration_id',
      'kind',
      'filename',
      'media_type',
      'size_bytes',
      'deleted_at',
      'created_at',
      'request_id',
      document
        .selectFrom('document_view')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('document_view.document_id', '=', 'document.id')
        .where('document_view.organiser_id', '=', organiserId)
        .as('seen_at'),
    ])
    .where('registration_id', 'in', [...registrationIds])
    .orderBy('registration_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function insertAddress(
  db: Kysely<Database>,
  address: {
    tokenHash: Buffer;
    documentId: number;
    organiserId: number;
    sessionHash: Buffer;
    expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('document_address')
    .values({
      token_hash: address.tokenHash,
      document_id: address.documentId,
      organiser_id: address.organiserId,
      session_hash: address.sessionHash,
      expires_at: address.expiresAt,
    })
    .execute();
}

/**
 * Consumes an address and returns its document and its organiser with the current role; null if it is not valid. Of
 * two concurrent calls the second waits for the first, and finds the address gone.
 */
export async function useAddress(
  db: Kysely<Database>,
  { tokenHash, now, sessionsAfter }: { tokenHash: Buffer; now: Date; sessionsAfter: Date },
) {
  const row = await db
    .with('used', (used) =>
      used.deleteFrom('document_address').where('token_hash', '=', tokenHash).returningAll(),
    )
    .selectFrom('used')
    .innerJoin('organiser_session', (join) =>
      join
        .onRef('organiser_session.token_hash', '=', 'used.session_hash')
        .onRef('organiser_session.organiser_id', '=', 'used.organiser_id'),
    )
    .innerJoin('organiser', 'organiser.id', 'used.organiser_id')
    .select(['used.document_id as documentId', 'organiser.id', 'organiser.email', 'organiser.role'])
    .where('used.expires_at', '>', now)
    .where('organiser_session.created_at', '>', sessionsAfter)
    .where('organiser.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { documentId, ...organiser } = row;
  return { documentId, organiser };
}

export async function deleteLapsedAddresses(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('document_address').where('expires_at', '<=', now).execute();
}

export async function insertView(
  db: Kysely<Database>,
  view: { documentId: number; organiserId: number; way: ViewWay; at: Date },
): Promise<void> {
  await db
    .insertInto('document_view')
    .values({ document_id: view.documentId, organiser_id: view.organiserId, way: view.way, at: view.at })
    .execute();
}

/** Newest first. */
export async function listViews(db: Kysely<Database>, documentId: number) {
  return db
    .selectFrom('document_view')
    .innerJoin('organiser', 'organiser.id', 'document_view.organiser_id')
    .select(['organiser.email as by', 'document_view.way', 'document_view.at'])
    .where('document_id', '=', documentId)
    .orderBy('document_view.id', 'desc')
    .execute();
}

/** Long ago, so that the next sweep removes the content of a deleted document. */
const LONG_AGO = new Date(0);

/**
 * Erases the names and storage names of the documents of a registration, and leaves their content to the sweep.
 * @returns how many there were
 */
export async function endDocuments(
  transaction: Transaction<Database>,
  registrationId: number,
  now: Date,
): Promise<number> {
  const rows = await transaction
    .selectFrom('document')
    .select(['id', 'storage_name'])
    .where('registration_id', '=', registrationId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const stray = rows.flatMap(({ storage_name }) =>
    storage_name === null ? [] : { storage_name, noted_at: LONG_AGO },
  );
  if (stray.length > 0)
    await transaction
      .insertInto('stray_file')
      .values(stray)
      .onConflict((conflict) => conflict.column('storage_name').doUpdateSet({ noted_at: LONG_AGO }))
      .execute();
  await transaction.deleteFrom('document_address').where('document_id', 'in', ids).execute();
  await transaction
    .updateTable('document')
    // A file name can reveal as much as the file: a number, a person.
    .set({ deleted_at: now, storage_name: null, filename: sql`kind` })
    .where('id', 'in', ids)
    .execute();
  return rows.length;
}

/** Marks documents whose content is missing as deleted. */
export async function markDocumentsMissing(
  transaction: Transaction<Database>,
  storageNames: readonly string[],
  now: Date,
): Promise<void> {
  if (storageNames.length === 0) return;
  await transaction
    .updateTable('document')
    .set({ deleted_at: now, storage_name: null, filename: sql`kind` })
    .where(sql<boolean>`storage_name = any(${[...storageNames]}::text[])`)
    .execute();
}

/** @returns whether a booking had passport numbers */
export async function forgetPassportNumbers(
  transaction: Transaction<Database>,
  registrationId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('booking')
    .set({ passport: null, additional_passport: null })
    .where('registration_id', '=', registrationId)
    .where((where) =>
      where.or([where('passport', 'is not', null), where('additional_passport', 'is not', null)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
