// Moves what belongs to one exhibitor to another: claims, blocked hours, links, lists and pictures.
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from '../slot/public.ts';

/** A merge: everything of the first moves to the second. */
export interface Pair {
  from: number;
  into: number;
}

/** Counts the exhibitor's private desk links that have not expired. */
export async function countLinks(db: Transaction<Database>, exhibitorId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('exhibitor_key')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('exhibitor_id', '=', exhibitorId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function removeClaims(
  transaction: Transaction<Database>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0)
    await transaction
      .deleteFrom('claim')
      .where('id', 'in', [...ids])
      .execute();
}

/**
 * Moves all claims, the live ones to the given places; constraints refuse a place that was taken in the meantime.
 * Raises the versions of meetings and schedules, since their exhibitor has changed.
 */
export async function moveClaims(
  transaction: Transaction<Database>,
  { from, into }: Pair,
  placed: readonly { id: number; place: number }[],
): Promise<void> {
  await sql`
    with moved as (
      update claim set exhibitor_id = ${into}, place = coalesce(placed.place, claim.place), version = claim.version + 1
      from claim one left join unnest(
        ${placed.map(({ id }) => id)}::int[], ${placed.map(({ place }) => place)}::int[]
      ) as placed (id, place) on placed.id = one.id
      where claim.id = one.id and claim.exhibitor_id = ${from} and claim.status <> ${STATUS.absent}
      returning claim.registration_id
    )
    update registration set schedule_version = schedule_version + 1
    where id in (select registration_id from moved where registration_id is not null)`.execute(transaction);
}

/** Moves blocked hours, links and sub-categories. */
export async function moveBelongings(
  transaction: Transaction<Database>,
  { from, into }: Pair,
): Promise<void> {
  await sql`
    insert into blocked_slot (exhibitor_id, day, minute, length)
    select ${into}, day, minute, length from blocked_slot where exhibitor_id = ${from}
    on conflict do nothing`.execute(transaction);
  await sql`update exhibitor_key set exhibitor_id = ${into} where exhibitor_id = ${from}`.execute(
    transaction,
  );
  await sql`
    insert into exhibitor_sub_category (exhibitor_id, sub_category_id)
    select ${into}, sub_category_id from exhibitor_sub_category where exhibitor_id = ${from}
    on conflict do nothing`.execute(transaction);
}

/** Moves products and representatives to the end of the other's lists. */
export async function moveListed(
  transaction: Transaction<Database>,
  into: number,
  { products, representatives }: { products: readonly number[]; representatives: readonly number[] },
): Promise<void> {
  const move = (table: 'product' | 'representative', ids: readonly number[]) => sql`
    update ${sql.table(table)} set exhibitor_id = ${into}, position = position + (
      select coalesce(max(position), 0) from ${sql.table(table)} where exhibitor_id = ${into})
    where id = any(${[...ids]}::int[])`;
  await move('product', products).execute(transaction);
  await move('representative', representatives).execute(transaction);
}

/** Moves the logo of the first to the second, which has none. */
export async function moveLogo(transaction: Transaction<Database>, { from, into }: Pair): Promise<void> {
  await sql`update exhibitor_logo set exhibitor_id = ${into} where exhibitor_id = ${from}`.execute(
    transaction,
  );
  await sql`
    update exhibitor set has_logo = true, logo_revision = (select logo_revision from exhibitor where id = ${from})
    where id = ${into}`.execute(transaction);
  await sql`update exhibitor set has_logo = false where id = ${from}`.execute(transaction);
}

/** Archives the first for good, as a former name of the second, and redirects those merged into it before. */
export async function endMerged(
  transaction: Transaction<Database>,
  { from, into }: Pair,
  now: Date,
): Promise<void> {
  await sql`
    update exhibitor set merged_into = ${into}, archived_at = coalesce(archived_at, ${now}::timestamptz),
      version = version + case when id = ${from} then 1 else 0 end
    where id = ${from} or merged_into = ${from}`.execute(transaction);
}
