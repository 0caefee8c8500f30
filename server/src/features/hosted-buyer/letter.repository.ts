// Finds the letter of a decision in the outbox, and removes one that has not been sent.
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Locks a letter; null if it no longer exists. */
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
 * Removes a letter that became outdated before it was sent.
 * @returns whether it was removed; false if it was sent or is being sent
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
