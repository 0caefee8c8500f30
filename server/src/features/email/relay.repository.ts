// Which messages of the outbox wait, taken from it in the transaction that makes their jobs.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Ids of messages that wait, and of those whose next attempt is due, marked as handed over; as many as the limit. */
export async function takeWaiting(
  transaction: Transaction<Database>,
  now: Date,
  limit: number,
): Promise<number[]> {
  // The states stand in the text: only so does the index of what waits serve.
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

/** Without a mail server nothing is on its way: what waited says so, and can be sent again once there is one. */
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
