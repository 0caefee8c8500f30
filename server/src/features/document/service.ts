// Lists and deletes the documents of applications for other features.
import type { DocumentInfo } from '@visavis/contract/hosted-buyer/row';
import { safeFilename } from '@visavis/domain/document/filename';
import { mayOpenDocument } from '@visavis/domain/document/policy';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { forgetRequests } from '../document-request/public.ts';
import { endDocuments, forgetPassportNumbers, listDocumentRows } from './repository.ts';

/** Documents by registration, as an organiser may see and has seen them; registrations without any are left out. */
export async function listDocuments(
  db: Kysely<Database>,
  registrationIds: readonly number[],
  organiser: Organiser,
): Promise<Map<number, DocumentInfo[]>> {
  const lists = new Map<number, DocumentInfo[]>();
  for (const row of await listDocumentRows(db, registrationIds, organiser.id)) {
    const isDeleted = row.deleted_at !== null;
    const mayOpen = !isDeleted && mayOpenDocument(organiser.role, row.kind);
    const list = lists.get(row.registration_id) ?? [];
    lists.set(row.registration_id, list);
    list.push({
      id: row.id,
      kind: row.kind,
      // A file name can reveal what the file is protected for: a passport number.
      filename: safeFilename(mayOpen ? row.filename : row.kind, row.media_type),
      mediaType: row.media_type,
      sizeBytes: row.size_bytes,
      url: `/api/hosted/documents/${row.id}`,
      mayOpen,
      isDeleted,
      deletedAt: row.deleted_at?.toISOString() ?? null,
      seenAt: row.seen_at?.toISOString() ?? null,
      handedInAt: row.request_id === null ? null : row.created_at.toISOString(),
    });
  }
  return lists;
}

/**
 * Deletes the secrets of a registration: documents with their names, the reasons of document requests, and passport
 * numbers. The next sweep removes the content from the file store, even if the process is killed before.
 * @returns how many documents there were, and whether there were passport numbers
 */
export async function removeDocuments(
  transaction: Transaction<Database>,
  registrationId: number,
  now: Date,
): Promise<{ documents: number; hadPassportNumbers: boolean }> {
  await forgetRequests(transaction, registrationId, now);
  return {
    documents: await endDocuments(transaction, registrationId, now),
    hadPassportNumbers: await forgetPassportNumbers(transaction, registrationId),
  };
}
