// Reads and writes blocked hours of exhibitors.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface Hour {
  day: number;
  minute: number;
  length: number;
}

/** Blocked hours by day and start, each with the exhibitors that have it. */
export async function listBlockedHours(
  db: Kysely<Database>,
  exhibitorIds: readonly number[],
): Promise<(Hour & { exhibitorIds: number[] })[]> {
  const { rows } = await sql<Hour & { exhibitorIds: number[] }>`
    select day, minute, length, array_agg(exhibitor_id order by exhibitor_id) as "exhibitorIds"
    from blocked_slot where exhibitor_id = any(${[...exhibitorIds]}::int[])
    group by day, minute, length order by day, minute, length`.execute(db);
  return rows;
}

const hoursOf = (exhibitorIds: readonly number[], hours: readonly Hour[]) => sql`
  unnest(${[...exhibitorIds]}::int[]) as one (exhibitor_id) cross join
  unnest(${hours.map(({ day }) => day)}::int[], ${hours.map(({ minute }) => minute)}::int[],
    ${hours.map(({ length }) => length)}::int[]) as hour (day, minute, length)`;

/** Blocks hours; where a shorter one starts at the same minute, it becomes as long. */
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

/** Removes exactly these hours, where they are blocked. */
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
