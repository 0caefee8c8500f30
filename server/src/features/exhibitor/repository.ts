// Reads products and pictures of exhibitors.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export async function listProductRows(db: Kysely<Database>, exhibitorId: number) {
  return db
    .selectFrom('product')
    .select(['id', 'name', 'description', 'has_image'])
    .where('exhibitor_id', '=', exhibitorId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A picture by its path below /images/companies/, or null. */
export async function findPicture(db: Kysely<Database>, path: string) {
  const row = await db
    .selectFrom('picture')
    .select(['media_type', 'content'])
    .where('path', '=', path)
    .executeTakeFirst();
  return row ?? null;
}
