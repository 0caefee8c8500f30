// Stores which attempt an idempotency key started, so that a repeated submission gets the same answer.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface Submission {
  route: string;
  key: string;
  requestHash: string;
}

/** The hash of the body first sent with a key; null for a new key. */
export async function findSubmissionHash(
  transaction: Transaction<Database>,
  { route, key }: Pick<Submission, 'route' | 'key'>,
): Promise<string | null> {
  const kept = await transaction
    .selectFrom('idempotent_answer')
    .select('request_hash')
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
  return kept?.request_hash ?? null;
}

export async function isAttemptOpen(db: Kysely<Database>, paymentId: number): Promise<boolean> {
  const row = await db.selectFrom('payment').select('state').where('id', '=', paymentId).executeTakeFirst();
  return row?.state === 'open';
}

/** @returns false if the key belongs to a different body, in which case nothing is written */
export async function keepSubmission(
  db: Kysely<Database>,
  { requestHash, ...names }: Submission,
  reference: string,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .insertInto('idempotent_answer')
    .values({
      ...names,
      request_hash: requestHash,
      answer: JSON.stringify({ reference }),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['route', 'key'])
        .doUpdateSet({ answer: JSON.stringify({ reference }) })
        .where('idempotent_answer.request_hash', '=', requestHash),
    )
    .returning('key')
    .executeTakeFirst();
  return kept !== undefined;
}
