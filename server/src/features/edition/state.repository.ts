// Opens and closes editions, and finds the open one.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

const raised = sql<number>`version + 1`;

// Advances within a transaction, so that the edition that opens has a later time than the one it closes.
const moment = sql<Date>`clock_timestamp()`;

export async function closeOpenEdition(db: Kysely<Database>, isDemo: boolean): Promise<void> {
  await db
    .updateTable('edition')
    .set({ state: 'closed', last_open_at: moment, version: raised })
    .where('is_demo', '=', isDemo)
    .where('state', '=', 'open')
    .execute();
}

/** Opens an edition and closes the open one of the same kind. Call it in a transaction. */
export async function openEdition(
  db: Kysely<Database>,
  { id, isDemo }: { id: number; isDemo: boolean },
): Promise<void> {
  await closeOpenEdition(db, isDemo);
  await db
    .updateTable('edition')
    .set({ state: 'open', last_open_at: moment, version: raised })
    .where('id', '=', id)
    .execute();
}

/** Counts what an edition offers to visitors. */
export async function countOffered(
  db: Kysely<Database>,
  editionId: number,
): Promise<{ subCategories: number; exhibitors: number }> {
  const { rows } = await sql<{ subCategories: number; exhibitors: number }>`
    select (select count(*)::int from sub_category where edition_id = ${editionId}) as "subCategories",
      (select count(*)::int from exhibitor where edition_id = ${editionId} and archived_at is null) as exhibitors`.execute(
    db,
  );
  return rows[0] ?? { subCategories: 0, exhibitors: 0 };
}

/** The open edition of a kind, real or demo; null if none is open. */
export async function findOpenId(
  transaction: Transaction<Database>,
  isDemo: boolean,
): Promise<number | null> {
  const row = await transaction
    .selectFrom('edition')
    .select('id')
    .where('is_demo', '=', isDemo)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row?.id ?? null;
}
