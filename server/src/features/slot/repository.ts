// Which hours are blocked or taken.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface TakenSlot {
  exhibitor_id: number;
  day: number;
  hour: number;
}

/** Blocked hours and live meetings of these exhibitors, each once, in the order of exhibitor, day and hour. */
export async function listTakenSlots(
  db: Kysely<Database>,
  exhibitorIds: readonly number[],
): Promise<TakenSlot[]> {
  const { rows } = await sql<TakenSlot>`
    select exhibitor_id, day, hour from blocked_slot where exhibitor_id = any(${[...exhibitorIds]}::int[])
    union
    select exhibitor_id, day, hour from meeting where exhibitor_id = any(${[...exhibitorIds]}::int[]) and status <> 3
    order by exhibitor_id, day, hour`.execute(db);
  return rows;
}
