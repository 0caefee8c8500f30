// Finds the letter of a decision in the outbox, and takes out one that has not left.
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Locks a letter; null where it is gone. */
export async function lockLetter(transaction: Transaction<Database>, emailId: number) {
  const letter = await transaction
    .selectFrom('email')
    .select(['id', 'state'])
    .where('id', '=', emailId)
    .forUpdate()
    .executeTakeFirst();
  return letter ?? null;
}

/**
 * What was written and never left is not true any more.
 * @returns whether it is gone; false for one that left or is leaving
 */
export async function removeUnsent(transaction: Transaction<Database>, emailId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('email')
    .where('id', '=', emailId)
    .where('state', '<>', 'sent')
    .where('attempt_began_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
