// Writes the emails of a message to the outbox in batches, and withdraws those that have not been sent.
import type { EmailFailure } from '@visavis/domain/email/failures';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { EmailColumns } from '../email/public.ts';

/** Rows per statement, to keep it below a few megabytes. */
const AT_ONCE = 1000;

/**
 * One row per registration or exhibitor, despite retries: the indexes 'email_group_once' and
 * 'email_group_exhibitor_once' refuse duplicates.
 */
export async function writeEmails(
  transaction: Transaction<Database>,
  groupMessageId: number,
  rows: readonly EmailColumns[],
): Promise<number> {
  let written = 0;
  for (let begin = 0; begin < rows.length; begin += AT_ONCE) {
    const part = rows.slice(begin, begin + AT_ONCE);
    const { numAffectedRows = 0n } = await sql`
      insert into email (kind, edition_id, registration_id, exhibitor_id, message_id, recipient_name, recipient,
        subject, content, state, created_at, group_message_id)
      select kind, edition_id, registration_id, exhibitor_id, message_id, recipient_name, recipient, subject,
        content::jsonb, state, created_at, ${groupMessageId}
      from json_to_recordset(${JSON.stringify(part)}::json) as row(kind text, edition_id int, registration_id int,
        exhibitor_id int, message_id text, recipient_name text, recipient text, subject text, content text,
        state text, created_at timestamptz)
      on conflict do nothing`.execute(transaction);
    written += Number(numAffectedRows);
  }
  return written;
}

/**
 * Deletes emails that were never attempted. Those waiting for a retry stay in the list of emails, but are not retried;
 * those being sent right now are not retried either.
 * @returns how many are deleted, withheld, and being sent
 */
export async function withdraw(
  transaction: Transaction<Database>,
  groupMessageId: number,
  reason: EmailFailure,
): Promise<{ deleted: number; withheld: number; underWay: number }> {
  const { numDeletedRows } = await transaction
    .deleteFrom('email')
    .where('group_message_id', '=', groupMessageId)
    .where('organiser_id', 'is', null)
    .where('attempts', '=', 0)
    .where('state', 'in', ['queued', 'unsent'])
    .executeTakeFirst();
  const { numUpdatedRows } = await transaction
    .updateTable('email')
    .set({ state: 'withheld', next_attempt_at: null, last_error: reason })
    .where('group_message_id', '=', groupMessageId)
    .where('organiser_id', 'is', null)
    .where('state', '=', 'failed')
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirst();
  const { underWay } = await transaction
    .selectFrom('email')
    .select((select) => select.fn.countAll<number>().as('underWay'))
    .where('group_message_id', '=', groupMessageId)
    .where('organiser_id', 'is', null)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return { deleted: Number(numDeletedRows), withheld: Number(numUpdatedRows), underWay };
}

/** A test: the email of one person, sent to an organiser. */
export async function insertTest(
  db: Kysely<Database>,
  row: EmailColumns,
  { groupMessageId, wordsVersion }: { groupMessageId: number; wordsVersion: number },
): Promise<void> {
  await db
    .insertInto('email')
    .values({ ...row, group_message_id: groupMessageId, tested_words: wordsVersion })
    .execute();
}
