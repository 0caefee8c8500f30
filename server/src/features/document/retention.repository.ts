// What is due to be deleted: registrations whose edition is long over, and files that belong to no document.
import { documentsDueAt } from '@visavis/domain/document/policy';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Registrations that still have documents or passport numbers although their time is over. */
export async function listDueRegistrations(db: Kysely<Database>, now: Date): Promise<number[]> {
  const editions = await db.selectFrom('edition').select(['id', 'dates', 'documents_kept_days']).execute();
  const due = editions.filter(({ dates, documents_kept_days }) => {
    const last = dates.at(-1);
    return last !== undefined && documentsDueAt(last, documents_kept_days) <= now;
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

/** Whose it is; null where another process has it in hand. */
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

/** Names of files that were noted before and have become no document's since, in order. */
export async function listStrayFiles(
  db: Kysely<Database>,
  { notedBefore, after, limit }: { notedBefore: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('stray_file')
    .select('storage_name')
    .where('noted_at', '<=', notedBefore)
    .where('storage_name', '>', after)
    // Belt and braces: what a document names is no stray, whatever is noted of it.
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
