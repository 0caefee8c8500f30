// Writes the nights of a moved stay, and moves the rooms and the waiting lists of stays to other days.
import type { Nights } from '@visavis/domain/impact/stays';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Longer than any fair, so that rows swapping days do not collide on the way. */
const ASIDE_DAYS = 1_000_000;

export async function writeStay(
  transaction: Transaction<Database>,
  registrationId: number,
  { from, to, extraNights }: Nights,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('booking')
    .set((booking) => ({
      stay_from: from,
      stay_to: to,
      extra_nights: [...extraNights],
      version: booking('version', '+', 1),
      updated_at: now,
    }))
    .where('registration_id', '=', registrationId)
    .execute();
}

/** @param dates by the former date: the date of the same day, or null for a day that is removed */
export async function moveRooms(
  transaction: Transaction<Database>,
  editionId: number,
  dates: ReadonlyMap<string, string | null>,
): Promise<void> {
  const moved = [...dates].filter(([was, is]) => is !== null && is !== was);
  if (moved.length === 0) return;
  const days = sql`unnest(${moved.map(([was]) => was)}::date[], ${moved.map(([, is]) => is)}::date[]) as day (was, is_now)`;
  for (const table of ['room_quota', 'room_wait'] as const) {
    const own =
      table === 'room_quota'
        ? sql`edition_id = ${editionId}`
        : sql`registration_id in (select id from registration where edition_id = ${editionId})`;
    await sql`update ${sql.table(table)} set stay_from = stay_from + ${sql.lit(ASIDE_DAYS)}
      from ${days} where ${own} and stay_from = day.was`.execute(transaction);
    await sql`update ${sql.table(table)} set stay_from = day.is_now
      from ${days} where ${own} and stay_from = day.was + ${sql.lit(ASIDE_DAYS)}`.execute(transaction);
  }
}
