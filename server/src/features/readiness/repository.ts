// Counts what an edition contains, for its checklist.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface EditionCounts {
  subCategories: number;
  exhibitors: number;
  withoutCategory: number;
  withoutHours: number;
}

/** Archived exhibitors do not count. */
export async function countLists(db: Kysely<Database>, editionId: number): Promise<EditionCounts> {
  const { rows } = await sql<EditionCounts>`
    with shown as (select id from exhibitor where edition_id = ${editionId} and archived_at is null),
      grid as (
        select day, minute, slot_minutes as length from edition, unnest(starts) as minute,
          generate_series(1, cardinality(dates)) as day
        where id = ${editionId}
      )
    select
      (select count(*)::int from sub_category where edition_id = ${editionId}) as "subCategories",
      (select count(*)::int from shown) as exhibitors,
      (select count(*)::int from shown where not exists (
        select from exhibitor_sub_category link where link.exhibitor_id = shown.id)) as "withoutCategory",
      (select count(*)::int from shown where not exists (
        select from grid where not exists (
          select from blocked_slot blocked
          where blocked.exhibitor_id = shown.id and blocked.day = grid.day
            and blocked.minute < grid.minute + grid.length and grid.minute < blocked.minute + blocked.length
        ))) as "withoutHours"`.execute(db);
  return rows[0] ?? { subCategories: 0, exhibitors: 0, withoutCategory: 0, withoutHours: 0 };
}
