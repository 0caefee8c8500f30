// Finds what is due for deletion: data of registrations whose edition is long over, and files without a document.
import { documentsDueAt } from '@visavis/domain/document/policy';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Registrations that still have documents or passport numbers after their retention period. */
export async function listDueRegistrations(db: Kysely<Database>, now: Date): Promise<number[]> {
  const editions = await db
    .selectFrom('edition')
    .select(['id', 'dates', 'time_zone', 'documents_kept_days'])
    .execute();
  const due = editions.filter(({ dates, time_zone, documents_kept_days }) => {
    const last = dates.at(-1);
    return last !== undefined && documentsDueAt(last, documents_kept_days, time_zone) <= now;
  });
  if (due.length === 0) return [];
  const rows = await db
    .selectFrom('registration')
    .select('id')
    .where(
      'edition_id',
      'in',
      due.map(({ id }) => id),
    )
    .where((where) =>
      where.or([
        sql<boolean>`exists (select from document where registration_id = registration.id and deleted_at is null)`,
        sql<boolean>`exists (select from booking where registration_id = registration.id
          and (passport is not null or additional_passport is not null))`,
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The person of the registration; null if another process has locked it. */
export async function lockDueRegistration(transaction: Transaction<Database>, id: number) {
  const row = await transaction
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .select(['registration.reference', 'visitor.name'])
    .where('registration.id', '=', id)
    .forUpdate('registration')
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
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
