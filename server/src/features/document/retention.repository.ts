// Finds what is due for deletion: data of registrations whose edition is long over, and files without a document.
import { documentsDueAt } from '@visavis/domain/document/policy';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { HAS_SECRETS, listKeptUntil } from './deletion.repository.ts';

/** Editions whose retention period is over, and whose documents no pending or revoked deletion still keeps. */
async function listDueEditions(db: Kysely<Database>, now: Date): Promise<number[]> {
  const keptUntil = await listKeptUntil(db);
  const editions = await db
    .selectFrom('edition')
    .select(['id', 'dates', 'time_zone', 'documents_kept_days'])
    .execute();
  return editions
    .filter(({ id, dates, time_zone, documents_kept_days }) => {
      const last = dates.at(-1);
      const kept = keptUntil.get(id);
      return (
        last !== undefined &&
        documentsDueAt(last, documents_kept_days, time_zone) <= now &&
        (kept === undefined || kept <= now)
      );
    })
    .map(({ id }) => id);
}

/** Registrations that still have documents or passport numbers after their retention period. */
export async function listDueRegistrations(db: Kysely<Database>, now: Date): Promise<number[]> {
  const due = await listDueEditions(db, now);
  if (due.length === 0) return [];
  const rows = await db
    .selectFrom('registration')
    .select('id')
    .where('edition_id', 'in', due)
    .where(HAS_SECRETS)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The person of the registration; null if another process has locked it, or it is no longer due. */
export async function lockDueRegistration(transaction: Transaction<Database>, id: number, now: Date) {
  const row = await transaction
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .select(['registration.reference', 'visitor.name', 'registration.edition_id as editionId'])
    .where('registration.id', '=', id)
    .forUpdate('registration')
    .skipLocked()
    .executeTakeFirst();
  // An organiser may have revoked the deletion since the list was read.
  return row && (await listDueEditions(transaction, now)).includes(row.editionId) ? row : null;
}

/** Names of files recorded before that time and still without a document, in order. */
export async function listStrayFiles(
  db: Kysely<Database>,
  { notedBefore, after, limit }: { notedBefore: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('stray_file')
    .select('storage_name')
    .where('noted_at', '<=', notedBefore)
    .where('storage_name', '>', after)
    // A safeguard: a file that a document names is never stray, even if it is recorded as one.
    .where(
      sql<boolean>`not exists (select from document where document.storage_name = stray_file.storage_name)`,
    )
    .orderBy('storage_name')
    .limit(limit)
    .execute();
  return rows.map(({ storage_name }) => storage_name);
}

export async function forgetStrayFile(db: Kysely<Database>, name: string): Promise<void> {
  await db.deleteFrom('stray_file').where('storage_name', '=', name).execute();
}
