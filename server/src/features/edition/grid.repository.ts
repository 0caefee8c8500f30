// The version of an edition's days and hours: bookings share its row, and anyone who changes them has it alone.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Locks the row against changes until the transaction ends. @returns the version */
export async function shareGrid(transaction: Transaction<Database>, editionId: number): Promise<number> {
  const row = await transaction
    .selectFrom('edition_grid')
    .select('version')
    .where('edition_id', '=', editionId)
    .forShare()
    .executeTakeFirst();
  return row?.version ?? 0;
}

export async function readGridVersion(db: Kysely<Database>, editionId: number): Promise<number> {
  const row = await db
    .selectFrom('edition_grid')
    .select('version')
    .where('edition_id', '=', editionId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Keeps others from changing the edition's lists until the transaction ends; registrations, which refer to the edition,
 * go on. Lock it before exhibitors, categories and the grid: two changes never wait for each other then.
 * @returns the version of the lists
 */
export async function lockLists(transaction: Transaction<Database>, editionId: number): Promise<number> {
  const { catalogue_version: version } = await transaction
    .selectFrom('edition')
    .select('catalogue_version')
    .where('id', '=', editionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Raises the version, after every booking under way has ended; others wait until the transaction ends. What is read
 * from now on is complete. Bookings do not wait for a longer change of the lists, as this one waits for it first.
 * @returns the new version
 */
export async function raiseGrid(transaction: Transaction<Database>, editionId: number): Promise<number> {
  await lockLists(transaction, editionId);
  const { version } = await transaction
    .updateTable('edition_grid')
    .set({ version: sql<number>`version + 1` })
    .where('edition_id', '=', editionId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * For a statement that books by itself, as the table `same_grid`: one row while the edition's version is :gridVersion,
 * which nobody changes before the statement's transaction ends.
 */
export const SAME_GRID = `same_grid as materialized (
    select from edition_grid where edition_id = :editionId::int and version = :gridVersion::int for share
  )`;
