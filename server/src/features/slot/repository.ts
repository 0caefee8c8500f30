// Lists the hours that are blocked, taken or held.

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from './claim-status.repository.ts';

export interface TakenSlot {
  exhibitor_id: number;
  day: number;
  hour: number;
}

/** From whose view the hours are listed, and when. */
export interface TakenSlotOptions {
  now: Date;
  /** Token hash of a draft whose own holds are excluded; null for everybody's view. */
  tokenHash: Buffer | null;
}

/**
 * Hours that are blocked, or with a live claim on every place, each once, ordered by exhibitor, day and hour. Lapsed
 * holds do not count, whether or not they have been removed.
 */
export async function listTakenSlots(
  db: Kysely<Database>,
  exhibitorIds: readonly number[],
  { now, tokenHash }: TakenSlotOptions,
): Promise<TakenSlot[]> {
  const { rows } = await sql<TakenSlot>`
    select exhibitor_id, day, hour from blocked_slot where exhibitor_id = any(${[...exhibitorIds]}::int[])
    union
    select exhibitor_id, day, hour
    from claim join exhibitor on exhibitor.id = exhibitor_id
    where exhibitor_id = any(${[...exhibitorIds]}::int[]) and status <> ${STATUS.rejected}
      and (status <> ${STATUS.held} or expires_at > ${now}::timestamptz and draft_id is distinct from
        (select id from draft where token_hash = ${tokenHash}::bytea))
    group by exhibitor_id, day, hour, places having count(*) >= places
    order by exhibitor_id, day, hour`.execute(db);
  return rows;
}
