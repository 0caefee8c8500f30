// Stores an account's second factor: its secret, whether it is confirmed, and the last step used.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** The columns of an account without a second factor. */
const NO_SECOND_FACTOR = { totp_secret: null, totp_confirmed_at: null, totp_last_step: null };

/** Stores the last used step. @returns whether the secret is unchanged and the step is later than the last */
export async function takeStep(
  db: Kysely<Database>,
  { organiserId, secret, step }: { organiserId: number; secret: string; step: number },
): Promise<boolean> {
  const row = await db
    .updateTable('organiser')
    .set({ totp_last_step: step })
    .where('id', '=', organiserId)
    .where('totp_secret', '=', secret)
    .where((where) => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a secret that is not in effect until its first code confirms it. */
export async function storeSecret(
  transaction: Transaction<Database>,
  organiserId: number,
  secret: string,
): Promise<void> {
  await transaction
    .updateTable('organiser')
    .set({ ...NO_SECOND_FACTOR, totp_secret: secret })
    .where('id', '=', organiserId)
    .execute();
}

/** Puts the stored secret into effect. */
export async function confirmSecret(
  transaction: Transaction<Database>,
  organiserId: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('organiser')
    .set({ totp_confirmed_at: now })
    .where('id', '=', organiserId)
    .execute();
}

export async function deleteSecondFactor(
  transaction: Transaction<Database>,
  organiserId: number,
): Promise<void> {
  await transaction.updateTable('organiser').set(NO_SECOND_FACTOR).where('id', '=', organiserId).execute();
}
