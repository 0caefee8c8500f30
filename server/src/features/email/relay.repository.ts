// Takes waiting messages of the outbox, in the transaction that creates their jobs.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Marks waiting messages, and those whose retry is due, as handed over; up to the limit. @returns their ids */
export async function takeWaiting(
  transaction: Transaction<Database>,
  now: Date,
  limit: number,
): Promise<number[]> {
  // The states are literals: only then is the partial index of waiting messages used.
  const { rows } = await sql<{ id: number }>`
      update email set is_handed_over = true where id in (
        select id from email
        where not is_handed_over and held_at is null
          and (state = 'queued' or state = 'failed' and next_attempt_at is not null)
          and (state = 'queued' or next_attempt_at <= ${now})
          and (not_before is null or not_before <= ${now})
        order by id limit ${limit} for update skip locked)
      returning id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Marks waiting messages as unsent if there is no mail server; they can be sent again once there is one. */
export async function markUnsent(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('email')
    .set({ state: 'unsent', is_handed_over: false, attempt_began_at: null, next_attempt_at: null })
    .where('held_at', 'is', null)
    .where((where) =>
      where.or([
        where('state', '=', 'queued'),
        where.and([where('state', '=', 'failed'), where('next_attempt_at', 'is not', null)]),
      ]),
    )
    .execute();
}
