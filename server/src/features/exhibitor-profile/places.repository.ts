// Writes the places of an exhibitor, and the absences that keep some of them free of meetings.
import type { OnPlace } from '@visavis/domain/exhibitor/absences';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from '../slot/public.ts';

/** @param wanted as set by hand; null for all of them, and where representatives decide */
export async function writePlaces(
  transaction: Transaction<Database>,
  exhibitorId: number,
  { places, wanted }: { places: number; wanted: number | null },
): Promise<void> {
  await transaction
    .updateTable('exhibitor')
    .set({ places, wanted_places: wanted })
    .where('id', '=', exhibitorId)
    .where((row) => row.or([row('places', '<>', places), row('wanted_places', 'is distinct from', wanted)]))
    .execute();
}

/** Removes holds of the exhibitor that have lapsed, or all of them. */
export async function removeHolds(
  transaction: Transaction<Database>,
  exhibitorId: number,
  lapsedBy: Date | null,
): Promise<void> {
  await sql`
    delete from claim where id in (
      select id from claim
      where exhibitor_id = ${exhibitorId} and status = ${STATUS.held}
        and (${lapsedBy}::timestamptz is null or expires_at <= ${lapsedBy}::timestamptz)
      order by day, minute, place for update)`.execute(transaction);
}

export async function removeAbsences(
  transaction: Transaction<Database>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('claim')
    .where('id', 'in', [...ids])
    .where('status', '=', STATUS.absent)
    .execute();
}

/**
 * A constraint refuses those on places where a meeting or hold was stored meanwhile. Nobody reads when they start, so
 * it is noted without the time zone.
 */
export async function insertAbsences(
  transaction: Transaction<Database>,
  exhibitorId: number,
  absences: readonly OnPlace[],
): Promise<void> {
  if (absences.length === 0) return;
  await sql`
    insert into claim (exhibitor_id, day, minute, length, place, starts_at, status)
    select exhibitor.id, absence.day, absence.minute, absence.length, absence.place,
      (edition.dates[absence.day] + absence.minute * interval '1 minute') at time zone 'UTC', ${STATUS.absent}
    from unnest(
      ${absences.map(({ day }) => day)}::int[], ${absences.map(({ minute }) => minute)}::int[],
      ${absences.map(({ length }) => length)}::int[], ${absences.map(({ place }) => place)}::int[]
    ) as absence (day, minute, length, place)
    join exhibitor on exhibitor.id = ${exhibitorId} join edition on edition.id = edition_id
    order by absence.day, absence.minute, absence.place`.execute(transaction);
}
