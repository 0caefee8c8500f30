// Reads the addresses of exhibitors' contacts.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** The contacts with an address. @param ids null for all exhibitors that take part */
export async function listContacts(
  db: Kysely<Database>,
  editionId: number,
  ids: readonly number[] | null,
): Promise<{ id: number; name: string; email: string }[]> {
  const { rows } = await sql<{ id: number; name: string; email: string }>`
    select id, company_name as name, contact_email as email from exhibitor
    where edition_id = ${editionId} and contact_email <> '' and merged_into is null
      and ${ids === null ? sql`archived_at is null` : sql`id = any(${[...ids]}::int[])`}
    order by id`.execute(db);
  return rows;
}
