// Reads what the visitor of a meeting is interested in.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Ids of the sub-categories that a registration chose. */
export async function listInterests(db: Kysely<Database>, registrationId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('registration_interest')
    .select('sub_category_id as id')
    .where('registration_id', '=', registrationId)
    .execute();
  return rows.map(({ id }) => id);
}
