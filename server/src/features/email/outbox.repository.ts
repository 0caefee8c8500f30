// Writes messages into the outbox.
import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

type EmailRow = Insertable<Database['email']>;

/** @returns its id */
export async function insertEmail(transaction: Transaction<Database>, row: EmailRow): Promise<number> {
  const { id } = await transaction.insertInto('email').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Rewrites a message that was not sent: sending starts over at the first attempt. */
export async function rewriteEmail(
  transaction: Transaction<Database>,
  emailId: number,
  { state, content, subject, recipient, recipient_name, not_before }: EmailRow,
): Promise<void> {
  const fresh = { attempts: 0, last_error: null, next_attempt_at: null, held_at: null };
  // `is_handed_over` must not change: a second job would send the message twice.
  await transaction
    .updateTable('email')
    .set({ state, content, subject, recipient, recipient_name, not_before, ...fresh })
    .where('id', '=', emailId)
    .execute();
}
