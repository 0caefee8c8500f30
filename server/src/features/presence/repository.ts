// Reads what determines the places of exhibitors, and writes places and the absences that block some of them.
import type { SlotTime } from '@visavis/domain/edition/slot-time';
import type { OnPlace } from '@visavis/domain/exhibitor/absences';
import type { PlacesRule } from '@visavis/domain/exhibitor/presence';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from '../slot/public.ts';

/** @param wanted as set by hand; null for all places, or if representatives determine them */
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

/** Removes lapsed holds of exhibitors, or all their holds. */
export async function removeHolds(
  transaction: Transaction<Database>,
  exhibitorIds: readonly number[],
  lapsedBy: Date | null,
): Promise<void> {
  await sql`
    delete from claim where id in (
      select id from claim
      where exhibitor_id = any(${[...exhibitorIds]}::int[]) and status = ${STATUS.held}
        and (${lapsedBy}::timestamptz is null or expires_at <= ${lapsedBy}::timestamptz)
      order by exhibitor_id, day, minute, place for update)`.execute(transaction);
}

/** An exhibitor with the rule that determines its places. */
export interface Ruled {
  id: number;
  /** The number that claims may use. */
  places: number;
  isArchived: boolean;
  rule: PlacesRule;
}

/** Exhibitors of an edition; without ids, all that may have absences. */
export interface Scope {
  editionId: number;
  exhibitorIds: readonly number[] | null;
}

/**
 * Locks the rows of exhibitors until the transaction ends, in the lock order of all changes; bookings, which only
 * refer to them, do not wait.
 */
export async function lockRuled(
  transaction: Transaction<Database>,
  { editionId, exhibitorIds }: Scope,
): Promise<void> {
  await sql`
    select id from exhibitor
    where edition_id = ${editionId} and ${inScope(exhibitorIds)}
    order by id for no key update`.execute(transaction);
}

const inScope = (exhibitorIds: readonly number[] | null) =>
  exhibitorIds
    ? sql`exhibitor.id = any(${[...exhibitorIds]}::int[])`
    : sql`(places_from = 'representatives' or wanted_places is not null or archived_at is not null)`;

export async function listRuled(db: Kysely<Database>, { editionId, exhibitorIds }: Scope): Promise<Ruled[]> {
  const { rows } = await sql<{
    id: number;
    places: number;
    isArchived: boolean;
    from: PlacesRule['from'];
    count: number;
    hours: PlacesRule['hours'];
  }>`
    select id, places, archived_at is not null as "isArchived", places_from as "from",
      coalesce(wanted_places, places) as count,
      coalesce((select jsonb_agg(hours order by position, representative.id) from representative
        where exhibitor_id = exhibitor.id), '[]') as hours
    from exhibitor where edition_id = ${editionId} and ${inScope(exhibitorIds)}
    order by id`.execute(db);
  return rows.map(({ id, places, isArchived, ...rule }) => ({ id, places, isArchived, rule }));
}

/** The days and slots of an edition. */
export async function readSlots(
  db: Kysely<Database>,
  editionId: number,
): Promise<{ days: number[]; slots: SlotTime[] }> {
  const { days, starts, length } = await db
    .selectFrom('edition')
    .select([sql<number>`cardinality(dates)`.as('days'), 'starts', 'slot_minutes as length'])
    .where('id', '=', editionId)
    .executeTakeFirstOrThrow();
  const numbers = Array.from({ length: days }, (_, index) => index + 1);
  return {
    days: numbers,
    slots: numbers.flatMap((day) => starts.map((minute) => ({ day, minute, length }))),
  };
}

export interface PlacedClaim extends OnPlace {
  id: number;
  exhibitorId: number;
  status: number;
}

/** Meetings, live holds and absences in chronological order. */
export function listPlaced(
  db: Kysely<Database>,
  exhibitorIds: readonly number[],
  now: Date,
): Promise<PlacedClaim[]> {
  return db
    .selectFrom('claim')
    .select(['id', 'exhibitor_id as exhibitorId', 'status', 'day', 'minute', 'length', 'place'])
    .where(sql<boolean>`exhibitor_id = any(${[...exhibitorIds]}::int[])`)
    .where('status', '<>', STATUS.rejected)
    .where((claim) => claim.or([claim('status', '<>', STATUS.held), claim('expires_at', '>', now)]))
    .orderBy('exhibitor_id')
    .orderBy('day')
    .orderBy('minute')
    .orderBy('place')
    .execute();
}

/** Raises the numbers of places. */
export async function raisePlaces(
  transaction: Transaction<Database>,
  raised: readonly { id: number; places: number }[],
): Promise<void> {
  if (raised.length === 0) return;
  await sql`
    update exhibitor set places = raised.places
    from unnest(${raised.map(({ id }) => id)}::int[], ${raised.map(({ places }) => places)}::int[])
      as raised (id, places)
    where exhibitor.id = raised.id and exhibitor.places < raised.places`.execute(transaction);
}

export async function removeAbsences(
  transaction: Transaction<Database>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from claim where id = any(${[...ids]}::int[]) and status = ${STATUS.absent}`.execute(
    transaction,
  );
}

/**
 * A constraint refuses absences on places where a meeting or hold was stored meanwhile. Their start is never read, so
 * it is stored without the time zone.
 */
export async function insertAbsences(
  transaction: Transaction<Database>,
  absences: readonly (OnPlace & { exhibitorId: number })[],
): Promise<void> {
  if (absences.length === 0) return;
  await sql`
    insert into claim (exhibitor_id, day, minute, length, place, starts_at, status)
    select exhibitor.id, absence.day, absence.minute, absence.length, absence.place,
      (edition.dates[absence.day] + absence.minute * interval '1 minute') at time zone 'UTC', ${STATUS.absent}
    from unnest(
      ${absences.map(({ exhibitorId }) => exhibitorId)}::int[], ${absences.map(({ day }) => day)}::int[],
      ${absences.map(({ minute }) => minute)}::int[], ${absences.map(({ length }) => length)}::int[],
      ${absences.map(({ place }) => place)}::int[]
    ) as absence (exhibitor_id, day, minute, length, place)
    join exhibitor on exhibitor.id = absence.exhibitor_id join edition on edition.id = edition_id
    order by absence.exhibitor_id, absence.day, absence.minute, absence.place`.execute(transaction);
}
