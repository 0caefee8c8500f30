// Pending deletions of documents caused by a change of settings, and the people each affects.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Whether a registration still has documents or passport numbers. */
export const HAS_SECRETS = sql<boolean>`(
  exists (select from document where registration_id = registration.id and deleted_at is null)
  or exists (select from booking where registration_id = registration.id
    and (passport is not null or additional_passport is not null)))`;

/** The latest deletion planned in an edition. */
export async function findLastDeletion(db: Kysely<Database>, editionId: number) {
  const row = await db
    .selectFrom('document_deletion')
    .selectAll()
    .where('edition_id', '=', editionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Until when each edition's documents are kept despite its settings, from the latest deletion planned in it. */
export async function listKeptUntil(db: Kysely<Database>): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('document_deletion')
    .distinctOn('edition_id')
    .select(['edition_id', 'state', 'due_at', 'kept_until'])
    .orderBy('edition_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows
      .filter(({ state }) => state !== 'ended')
      .map((row) => [row.edition_id, row.state === 'waiting' ? row.due_at : row.kept_until]),
  );
}

/** People whose documents or passport numbers are stored in an edition, ordered by name. */
export function listPeopleWithSecrets(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .select(['registration.id', 'registration.reference', 'visitor.name'])
    .where('registration.edition_id', '=', editionId)
    .where(HAS_SECRETS)
    .orderBy('visitor.name')
    .orderBy('registration.id')
    .execute();
}

/** The people of a deletion who still have something that it would delete. */
export function listPeopleOf(db: Kysely<Database>, deletionId: number) {
  return db
    .selectFrom('document_deletion_person')
    .innerJoin('registration', 'registration.id', 'document_deletion_person.registration_id')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .select(['registration.reference', 'visitor.name'])
    .where('deletion_id', '=', deletionId)
    .where('registration.cancelled_at', 'is', null)
    .where(HAS_SECRETS)
    .orderBy('visitor.name')
    .orderBy('registration.id')
    .execute();
}

export async function insertDeletion(
  transaction: Transaction<Database>,
  row: { edition_id: number; due_at: Date; kept_until: Date; asked_at: Date; asked_by: string },
  registrationIds: readonly number[],
): Promise<void> {
  const { id } = await transaction
    .insertInto('document_deletion')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into document_deletion_person (deletion_id, registration_id)
    select ${id}, unnest(${[...registrationIds]}::int[])`.execute(transaction);
}

/** @returns false if it is no longer pending */
export async function settleDeletion(
  transaction: Transaction<Database>,
  id: number,
  state: 'kept' | 'ended',
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('document_deletion')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** When a pending deletion will delete the documents of a registration; null if there is none. */
export async function findDeletionOf(db: Kysely<Database>, registrationId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('document_deletion_person')
    .innerJoin('document_deletion', 'document_deletion.id', 'deletion_id')
    .select('due_at')
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'waiting')
    .where(
      sql<boolean>`not exists (select from document_deletion as later
        where later.edition_id = document_deletion.edition_id and later.id > document_deletion.id)`,
    )
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/** The last day, time zone and retention of an edition; null where there is no such edition. */
export async function readRetention(db: Kysely<Database>, editionId: number) {
  const row = await db
    .selectFrom('edition')
    .select([
      'name',
      'time_zone as timeZone',
      'documents_kept_days as documentsKeptDays',
      sql<string[]>`dates::text[]`.as('dates'),
    ])
    .where('id', '=', editionId)
    .executeTakeFirst();
  return row ?? null;
}
