// Reads the names of people by the ids of their registrations.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export async function listRegistrationNames(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .select(['registration.id', 'name'])
    .where(sql<boolean>`registration.id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
