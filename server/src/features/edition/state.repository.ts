// Opens and closes editions.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

const raised = sql<number>`version + 1`;

export async function closeOpenEdition(db: Kysely<Database>, isDemo: boolean): Promise<void> {
  await db
    .updateTable('edition')
    .set({ state: 'closed', version: raised })
    .where('is_demo', '=', isDemo)
    .where('state', '=', 'open')
    .execute();
}

/** Opens an edition and closes the one of its kind that was open. Call it in a transaction. */
export async function openEdition(
  db: Kysely<Database>,
  { id, isDemo }: { id: number; isDemo: boolean },
): Promise<void> {
  await closeOpenEdition(db, isDemo);
  await db.updateTable('edition').set({ state: 'open', version: raised }).where('id', '=', id).execute();
}
