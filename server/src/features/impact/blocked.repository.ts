// Reads and writes blocked hours of single exhibitors, and of all present and future exhibitors of an edition.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface Hour {
  day: number;
  minute: number;
  length: number;
}

interface ListedHour extends Hour {
  /** The exhibitors with this blocked hour. */
  exhibitorIds: number[];
  /** Whether it also applies to future exhibitors. */
  isOfAll: boolean;
}

/** Blocked hours by day and start. @param exhibitorIds of the exhibitors that take part */
export async function listBlockedHours(
  db: Kysely<Database>,
  editionId: number,
  exhibitorIds: readonly number[],
): Promise<ListedHour[]> {
  const { rows } = await sql<ListedHour>`
    select day, minute, length, coalesce("exhibitorIds", '{}') as "exhibitorIds", ofall.edition_id is not null as "isOfAll"
    from (
      select day, minute, length, array_agg(exhibitor_id order by exhibitor_id) as "exhibitorIds"
      from blocked_slot where exhibitor_id = any(${[...exhibitorIds]}::int[])
      group by day, minute, length
    ) as own
    full join (select * from blocked_for_all where edition_id = ${editionId}) as ofall using (day, minute, length)
    order by day, minute, length`.execute(db);
  return rows;
}

/** The ids of all exhibitors of an edition: those that take part, and archived ones. */
export async function listIdsOf(
  transaction: Transaction<Database>,
  editionId: number,
): Promise<{ present: number[]; archived: number[] }> {
  const rows = await transaction
    .selectFrom('exhibitor')
    .select(['id', 'archived_at'])
    .where('edition_id', '=', editionId)
    .orderBy('id')
    .execute();
  const idsOf = (isArchived: boolean) =>
    rows.filter((row) => (row.archived_at !== null) === isArchived).map(({ id }) => id);
  return { present: idsOf(false), archived: idsOf(true) };
}

const hoursIn = (hours: readonly Hour[]) => sql`
  unnest(${hours.map(({ day }) => day)}::int[], ${hours.map(({ minute }) => minute)}::int[],
    ${hours.map(({ length }) => length)}::int[]) as hour (day, minute, length)`;

/** Blocks these hours for exhibitors that are created, imported or restored later, too. */
export async function blockForAll(
  transaction: Transaction<Database>,
  editionId: number,
  hours: readonly Hour[],
): Promise<void> {
  await sql`
    insert into blocked_for_all (edition_id, day, minute, length)
    select ${editionId}, day, minute, max(length) from ${hoursIn(hours)} group by day, minute
    on conflict (edition_id, day, minute) do update
      set length = greatest(blocked_for_all.length, excluded.length)`.execute(transaction);
}

export async function freeForAll(
  transaction: Transaction<Database>,
  editionId: number,
  hours: readonly Hour[],
): Promise<void> {
  await sql`
    delete from blocked_for_all using ${hoursIn(hours)}
    where edition_id = ${editionId}
      and (blocked_for_all.day, blocked_for_all.minute, blocked_for_all.length) = (hour.day, hour.minute, hour.length)`.execute(
    transaction,
  );
}

const hoursOf = (exhibitorIds: readonly number[], hours: readonly Hour[]) => sql`
  unnest(${[...exhibitorIds]}::int[]) as one (exhibitor_id) cross join ${hoursIn(hours)}`;

/** Blocks hours; a shorter blocked hour with the same start is extended. */
export async function insertBlocked(
  transaction: Transaction<Database>,
  exhibitorIds: readonly number[],
  hours: readonly Hour[],
): Promise<void> {
  await sql`
    insert into blocked_slot (exhibitor_id, day, minute, length)
    select exhibitor_id, day, minute, max(length) from ${hoursOf(exhibitorIds, hours)}
    group by exhibitor_id, day, minute
    on conflict (exhibitor_id, day, minute) do update
      set length = greatest(blocked_slot.length, excluded.length)`.execute(transaction);
}

/** Removes blocked hours that match exactly. */
export async function deleteBlocked(
  transaction: Transaction<Database>,
  exhibitorIds: readonly number[],
  hours: readonly Hour[],
): Promise<void> {
  await sql`
    delete from blocked_slot using ${hoursOf(exhibitorIds, hours)}
    where (blocked_slot.exhibitor_id, blocked_slot.day, blocked_slot.minute, blocked_slot.length)
      = (one.exhibitor_id, hour.day, hour.minute, hour.length)`.execute(transaction);
}
