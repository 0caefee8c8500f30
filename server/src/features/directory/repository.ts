// Reads the names of products for the directory's search.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Names of every exhibitor's products, by id of the exhibitor; exhibitors without products are left out. */
export async function listProductNames(
  db: Kysely<Database>,
  editionId: number,
): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('exhibitor', 'exhibitor.id', 'product.exhibitor_id')
    .select(['product.exhibitor_id', sql<string[]>`array_agg(product.name)`.as('names')])
    .where('exhibitor.edition_id', '=', editionId)
    .groupBy('product.exhibitor_id')
    .execute();
  return new Map(rows.map(({ exhibitor_id, names }) => [exhibitor_id, names]));
}
