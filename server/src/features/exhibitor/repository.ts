// Reads the products of exhibitors.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export async function listProductRows(db: Kysely<Database>, exhibitorId: number) {
  return db
    .selectFrom('product')
    .select(['id', 'name', 'description', 'has_image', 'image_revision', 'texts'])
    .where('exhibitor_id', '=', exhibitorId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
