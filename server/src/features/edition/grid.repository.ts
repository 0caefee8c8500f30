// The version of an edition's days and hours: bookings take a shared lock on its row, changes an exclusive one.
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
 * do not wait. Lock it before exhibitors, categories and the grid, to avoid deadlocks.
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
 * Raises the version once all bookings in progress have ended; others wait until the transaction ends, so what is read
 * from now on is complete. It waits for other changes of the lists first, so that bookings never wait for those.
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
 * A CTE for a statement that books: `same_grid` has one row, locked until the transaction ends, if the edition has
 * version :gridVersion.
 */
export const SAME_GRID = `same_grid as materialized (
    select from edition_grid where edition_id = :editionId::int and version = :gridVersion::int for share
  )`;
