// Writes the effects of a change on claims: moves, day numbers, meetings kept off the grid, cancellations, ended holds.
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from '../slot/public.ts';

/** Claims are moved via day numbers that no edition has, so that they do not collide in between. */
const ASIDE = 1_000;

const ofEdition = (editionId: number) =>
  sql`exhibitor_id in (select id from exhibitor where edition_id = ${editionId})`;

/** Ends these holds, and the edition's expired holds, which take places too. */
export async function endHolds(
  transaction: Transaction<Database>,
  editionId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    delete from claim where status = ${STATUS.held}
      and (id = any(${[...ids]}::int[]) or expires_at <= ${now} and ${ofEdition(editionId)})`.execute(
    transaction,
  );
}

/** A meeting's new slot. */
export interface MovedClaim {
  id: number;
  exhibitorId: number;
  day: number;
  minute: number;
  length: number;
  place: number;
  startsAt: Date;
  /** Set if it is off the grid after the move. */
  offGridReason: string | null;
}

/**
 * Moves meetings, and gives every other claim of the edition the new number of its day; its date and hour stay.
 * @param days new numbers by old ones, where they differ
 */
export async function moveClaims(
  transaction: Transaction<Database>,
  editionId: number,
  { moved, days }: { moved: readonly MovedClaim[]; days: ReadonlyMap<number, number> },
): Promise<void> {
  const ids = moved.map(({ id }) => id);
  if (ids.length > 0 || days.size > 0)
    await sql`
      update claim set day = day + ${ASIDE}::int
      where id = any(${ids}::int[])
        or day = any(${[...days.keys()]}::int[]) and status <> ${STATUS.absent} and ${ofEdition(editionId)}`.execute(
      transaction,
    );
  if (days.size > 0)
    await sql`
      update claim set day = renamed.day
      from unnest(${[...days.keys()]}::int[], ${[...days.values()]}::int[]) as renamed (former, day)
      where claim.day = renamed.former + ${ASIDE}::int and claim.id <> all(${ids}::int[])
        and status <> ${STATUS.absent} and ${ofEdition(editionId)}`.execute(transaction);
  if (ids.length > 0)
    await sql`
      update claim set exhibitor_id = moved.exhibitor_id, day = moved.day, minute = moved.minute, length = moved.length, place = moved.place,
        starts_at = moved.starts_at, off_grid_reason = moved.reason, version = version + 1,
        attendance = null, attendance_at = null, attendance_by = null, attendance_way = null,
        exhibitor_view = null
      from unnest(${ids}::int[], ${moved.map(({ exhibitorId }) => exhibitorId)}::int[],
        ${moved.map(({ day }) => day)}::int[], ${moved.map(({ minute }) => minute)}::int[],
        ${moved.map(({ length }) => length)}::int[], ${moved.map(({ place }) => place)}::int[],
        ${moved.map(({ startsAt }) => startsAt)}::timestamptz[],
        ${moved.map(({ offGridReason }) => offGridReason)}::text[])
        as moved (id, exhibitor_id, day, minute, length, place, starts_at, reason)
      where claim.id = moved.id`.execute(transaction);
}

/** Moves absences out of the way of other claims. */
export async function setAbsencesAside(transaction: Transaction<Database>, editionId: number): Promise<void> {
  await sql`update claim set day = day + ${2 * ASIDE}::int
    where status = ${STATUS.absent} and ${ofEdition(editionId)}`.execute(transaction);
}

/**
 * Moves absences to the new numbers of their days. Deletes those of removed days, and those whose place a meeting now
 * takes.
 * @param days new numbers by old ones; null for a removed day
 */
export async function bringAbsencesBack(
  transaction: Transaction<Database>,
  editionId: number,
  days: ReadonlyMap<number, number | null>,
): Promise<void> {
  const renamed = sql`unnest(${[...days.keys()]}::int[], ${[...days.values()]}::int[]) as renamed (former, day)`;
  await sql`
    delete from claim using ${renamed}
    where status = ${STATUS.absent} and claim.day = renamed.former + ${2 * ASIDE}::int and ${ofEdition(editionId)}
      and (renamed.day is null or exists (
        select from claim taken
        where taken.exhibitor_id = claim.exhibitor_id and taken.day = renamed.day and taken.place = claim.place
          and taken.status <> ${STATUS.rejected} and taken.minute < claim.minute + claim.length
          and claim.minute < taken.minute + taken.length))`.execute(transaction);
  await sql`
    update claim set day = renamed.day from ${renamed}
    where status = ${STATUS.absent} and claim.day = renamed.former + ${2 * ASIDE}::int
      and ${ofEdition(editionId)}`.execute(transaction);
}

/**
 * Records meetings that keep their time.
 * @param reason why they are off the grid; null if the edition still has their slot
 */
export async function keepMeetings(
  transaction: Transaction<Database>,
  ids: readonly number[],
  reason: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update claim set off_grid_reason = coalesce(off_grid_reason, ${reason}::text), version = version + 1
    where id = any(${[...ids]}::int[])`.execute(transaction);
}

/** Rejects meetings, which frees their places. */
export async function cancelMeetings(
  transaction: Transaction<Database>,
  ids: readonly number[],
  reason: string,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update claim set status = ${STATUS.rejected}, rejection_reason = ${reason}::text, version = version + 1,
      attendance = null, attendance_at = null, attendance_by = null, attendance_way = null,
      exhibitor_view = null
    where id = any(${[...ids]}::int[])`.execute(transaction);
}

/** Increments the versions of the schedules in which meetings were changed. */
export async function raiseSchedules(
  transaction: Transaction<Database>,
  registrationIds: readonly number[],
): Promise<void> {
  await sql`
    update registration set schedule_version = schedule_version + 1
    where id = any(${[...registrationIds]}::int[])`.execute(transaction);
}

/** Makes every open page reload its slots. */
export async function announceEverything(transaction: Transaction<Database>): Promise<void> {
  await transaction.insertInto('slot_change').values({ slots: '*' }).execute();
}
