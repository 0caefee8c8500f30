// Writes, renews and removes the holds of a draft. Functions taking a transaction run inside the caller's.

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { CLAIM_STATUS, FREE_PLACE, overlap, STATUS, takenPlaces } from '../slot/public.ts';

export interface WantedSlot {
  exhibitorId: number;
  day: number;
  /** The start from midnight and the length, in minutes. */
  minute: number;
  length: number;
}

export interface HoldRow extends WantedSlot {
  id: number;
  heldAt: Date;
  expiresAt: Date;
}

/** The draft of a token, locked until the transaction ends; null for an unknown token. */
export async function lockDraft(
  transaction: Transaction<Database>,
  tokenHash: Buffer,
  now: Date,
): Promise<number | null> {
  const row = await transaction
    .updateTable('draft')
    .set({ seen_at: now })
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertDraft(
  db: Kysely<Database>,
  draft: { editionId: number; tokenHash: Buffer; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('draft')
    .values({
      edition_id: draft.editionId,
      token_hash: draft.tokenHash,
      created_at: draft.now,
      seen_at: draft.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Live holds of a draft, ordered by exhibitor. */
export async function listHolds(db: Kysely<Database>, draftId: number, now: Date): Promise<HoldRow[]> {
  return db
    .selectFrom('claim')
    .select([
      'id',
      'exhibitor_id as exhibitorId',
      'day',
      'minute',
      'length',
      sql<Date>`held_at`.as('heldAt'),
      sql<Date>`expires_at`.as('expiresAt'),
    ])
    .where('draft_id', '=', draftId)
    .where('status', '=', STATUS.held)
    .where('expires_at', '>', now)
    .orderBy('exhibitor_id')
    .execute();
}

/** Live holds taken from a network, counted under an advisory lock on that network. */
export async function countHoldsOfNetwork(
  transaction: Transaction<Database>,
  prefix: string,
  now: Date,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${prefix}`}, 0))`.execute(transaction);
  const row = await transaction
    .selectFrom('claim')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('address', 'like', `${prefix}%`)
    .where('status', '=', STATUS.held)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Removes expired holds on the wanted hour, regardless of the holder, and those of this draft, if there is one. */
export async function removeLapsed(
  transaction: Transaction<Database>,
  draftId: number | null,
  { exhibitorId, day, minute, length }: WantedSlot,
  now: Date,
): Promise<void> {
  await sql`
    delete from claim where id in (
      select id from claim
      where status = ${STATUS.held} and expires_at <= ${now}
        and (draft_id = ${draftId}::int or (exhibitor_id, day) = (${exhibitorId}::int, ${day}::int)
          and minute < ${minute + length}::int and ${minute}::int < minute + length)
      order by exhibitor_id, day, minute, place for update)`.execute(transaction);
}

/**
 * A place of the slot without a live claim; null when it is full or an organiser has blocked it.
 * @param moving the claim that is to get the place: its current place does not count as taken
 */
export async function findFreePlace(
  transaction: Transaction<Database>,
  { exhibitorId, day, minute, length }: WantedSlot,
  moving: number | null,
): Promise<number | null> {
  const { rows } = await sql<{ place: number | null }>`
    with wanted as (
      select ${exhibitorId}::int as exhibitor_id, ${day}::int as day, ${minute}::int as minute,
        ${length}::int as length
    )
    select ${sql.raw(FREE_PLACE)} as place
    from wanted join exhibitor on exhibitor.id = wanted.exhibitor_id,
      ${sql.raw(takenPlaces(moving === null ? '' : `and taken.id <> ${moving}`))}
    where taken_places.count < places
      and not exists (select from blocked_slot where ${sql.raw(overlap('blocked_slot', 'wanted'))})`.execute(
    transaction,
  );
  return rows[0]?.place ?? null;
}

export interface NewHold extends WantedSlot {
  draftId: number;
  place: number;
  startsAt: Date;
  address: string;
  now: Date;
  expiresAt: Date;
}

export async function insertHold(transaction: Transaction<Database>, hold: NewHold): Promise<void> {
  await transaction
    .insertInto('claim')
    .values({
      draft_id: hold.draftId,
      exhibitor_id: hold.exhibitorId,
      day: hold.day,
      minute: hold.minute,
      length: hold.length,
      place: hold.place,
      starts_at: hold.startsAt,
      address: hold.address,
      held_at: hold.now,
      expires_at: hold.expiresAt,
      status: CLAIM_STATUS.held,
    })
    .execute();
}

/** Removes the draft's holds on hours that an organiser has blocked since. */
export async function removeBlocked(transaction: Transaction<Database>, draftId: number): Promise<void> {
  await sql`
    delete from claim using blocked_slot
    where draft_id = ${draftId} and status = ${STATUS.held}
      and ${sql.raw(overlap('claim', 'blocked_slot'))}`.execute(transaction);
}

/** Removes the draft's holds on hours that have begun and can no longer be booked. */
export async function removeBegun(
  transaction: Transaction<Database>,
  draftId: number,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('claim')
    .where('draft_id', '=', draftId)
    .where('status', '=', STATUS.held)
    .where('starts_at', '<=', now)
    .execute();
}

/** Extends holds. */
export async function setExpiries(
  transaction: Transaction<Database>,
  expiries: readonly { id: number; expiresAt: Date }[],
): Promise<void> {
  if (expiries.length === 0) return;
  const ids = expiries.map(({ id }) => id);
  const ends = expiries.map(({ expiresAt }) => expiresAt);
  await sql`
    update claim set expires_at = ends.expires_at
    from unnest(${ids}::int[], ${ends}::timestamptz[]) as ends (id, expires_at)
    where claim.id = ends.id`.execute(transaction);
}

/** @param exhibitorIds whose holds are removed from the draft; null for all */
export async function removeHolds(
  transaction: Transaction<Database>,
  draftId: number,
  exhibitorIds: readonly number[] | null,
): Promise<void> {
  await transaction
    .deleteFrom('claim')
    .where('draft_id', '=', draftId)
    .where('status', '=', STATUS.held)
    .$if(exhibitorIds !== null, (query) => query.where('exhibitor_id', 'in', exhibitorIds ?? []))
    .execute();
}

/** Removes all expired holds except those locked by another transaction. Returns how many. */
export async function sweepLapsed(db: Kysely<Database>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from claim where id in (
      select id from claim where status = ${STATUS.held} and expires_at <= ${now} for update skip locked)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Deletes drafts without holds that were last seen before a time. */
export async function removeOldDrafts(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`
    delete from draft where seen_at < ${before}
      and not exists (select from claim where draft_id = draft.id)`.execute(db);
}
