// Lists the hours that are blocked, taken or held.

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from './claim-status.repository.ts';

export interface TakenSlot {
  exhibitor_id: number;
  day: number;
  minute: number;
}

/** For whom the hours are listed, and at what time. */
export interface TakenSlotOptions {
  now: Date;
  /** Token hash of a draft whose own holds are excluded; null for the public view. */
  tokenHash: Buffer | null;
}

/** Joined to `taken` (exhibitor_id, day, minute, length): the slots of the edition's grid that it overlaps. */
export const OVERLAPPED_GRID = sql`
    join exhibitor on exhibitor.id = exhibitor_id
    join edition on edition.id = exhibitor.edition_id
    join unnest(edition.starts) as grid (start)
      on grid.start < taken.minute + taken.length and taken.minute < grid.start + edition.slot_minutes`;

/**
 * Slots of the edition's grid that are blocked, or overlapped by a live claim on every place, each once, ordered by
 * exhibitor, day and start. Lapsed holds do not count, whether or not they have been removed.
 */
export async function listTakenSlots(
  db: Kysely<Database>,
  exhibitorIds: readonly number[],
  { now, tokenHash }: TakenSlotOptions,
): Promise<TakenSlot[]> {
  const ids = sql`exhibitor_id = any(${[...exhibitorIds]}::int[])`;
  const { rows } = await sql<TakenSlot>`
    select exhibitor_id, day, grid.start as minute from blocked_slot taken ${OVERLAPPED_GRID} where ${ids}
    union
    select exhibitor_id, day, grid.start as minute
    from claim taken ${OVERLAPPED_GRID}
    where ${ids} and status <> ${STATUS.rejected}
      and (status <> ${STATUS.held} or expires_at > ${now}::timestamptz and draft_id is distinct from
        (select id from draft where token_hash = ${tokenHash}::bytea))
    group by exhibitor_id, day, grid.start, places having count(distinct place) >= places
    order by exhibitor_id, day, minute`.execute(db);
  return rows;
}

/** The distinct slots of the grid that any of these overlaps, whose state may have changed with them. */
export async function listOverlapped(
  db: Kysely<Database>,
  changed: readonly { exhibitorId: number; day: number; minute: number; length: number }[],
): Promise<TakenSlot[]> {
  const { rows } = await sql<TakenSlot>`
    select distinct exhibitor_id, day, grid.start as minute
    from unnest(
      ${changed.map(({ exhibitorId }) => exhibitorId)}::int[], ${changed.map(({ day }) => day)}::int[],
      ${changed.map(({ minute }) => minute)}::int[], ${changed.map(({ length }) => length)}::int[]
    ) as taken (exhibitor_id, day, minute, length) ${OVERLAPPED_GRID}
    order by exhibitor_id, day, minute`.execute(db);
  return rows;
}

/** Slots of the edition's grid in which an exhibitor is closed: blocked, or without anybody at any place. */
export async function listClosedSlots(
  db: Kysely<Database>,
  exhibitorId: number,
): Promise<Pick<TakenSlot, 'day' | 'minute'>[]> {
  const { rows } = await sql<Pick<TakenSlot, 'day' | 'minute'>>`
    select day, grid.start as minute from blocked_slot taken ${OVERLAPPED_GRID} where exhibitor_id = ${exhibitorId}
    union
    select day, grid.start as minute from claim taken ${OVERLAPPED_GRID}
    where exhibitor_id = ${exhibitorId} and status = ${STATUS.absent}
    group by day, grid.start, places having count(distinct place) >= places`.execute(db);
  return rows;
}
