// Writes messages into the outbox.
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { told } from '../../platform/changes/told.ts';

type EmailRow = Insertable<Database['email']>;

/** @returns its id */
export async function insertEmail(transaction: Transaction<Database>, row: EmailRow): Promise<number> {
  const { id } = await transaction
    .insertInto('email')
    .values(row)
    .returning(['id', told('email')])
    .executeTakeFirstOrThrow();
  return id;
}

/** Rewrites a message that was not sent: sending starts over at the first attempt. */
export async function rewriteEmail(
  transaction: Transaction<Database>,
  emailId: number,
  { state, content, subject, recipient, recipient_name, not_before }: EmailRow,
): Promise<void> {
  const fresh = { attempts: 0, last_error: null, next_attempt_at: null, held_at: null };
  await transaction
    .updateTable('email')
    .set({ state, content, subject, recipient, recipient_name, not_before, ...fresh })
    .where('id', '=', emailId)
    .returning(told('email'))
    .execute();
}

/** Marks waiting messages as unsent if there is no mail server; they can be sent again once there is one. */
export async function markUnsent(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('email')
    .set({ state: 'unsent', attempt_began_at: null, claimed_until: null, next_attempt_at: null })
    .where('held_at', 'is', null)
    .where((where) =>
      where.or([
        where('state', '=', 'queued'),
        where.and([where('state', '=', 'failed'), where('next_attempt_at', 'is not', null)]),
      ]),
    )
    .execute();
}
