// Finds the applications of a bulk action.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Live applications of an edition, by id. */
export async function listBuyers(db: Kysely<Database>, editionId: number, ids: readonly number[]) {
  const rows = await db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .select([
      'registration.id',
      'visitor_id as userId',
      'registration.company_id as companyId',
      'visitor.name',
    ])
    .where(sql<boolean>`registration.id = any(${[...ids]}::int[])`)
    .where('edition_id', '=', editionId)
    .where('programme', '=', 'hosted')
    .where('cancelled_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, ...buyer }) => [id, buyer]));
}
