// What is stored of an account's second factor: its secret, whether it counts, and the last step that opened.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** What an account is without a second factor. */
const NO_SECOND_FACTOR = { totp_secret: null, totp_confirmed_at: null, totp_last_step: null };

/** Notes a step as the last one. @returns whether the secret is still this one and the step is later than the last */
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

/** A secret that does not count before its first code has come. */
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

/** From here on the stored secret counts. */
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
