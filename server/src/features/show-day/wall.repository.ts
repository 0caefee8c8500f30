// The secret links of wall screens: only their hashes are stored.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { hashToken } from '../../platform/access-links/token.ts';

/** The edition whose wall screen has this key; null if the key is unknown, withdrawn or expired. */
export async function findEditionOfWallKey(
  db: Kysely<Database>,
  key: string,
  now: Date,
): Promise<number | null> {
  const row = await db
    .selectFrom('wall_key')
    .select('edition_id')
    .where('key_hash', '=', hashToken(key))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.edition_id ?? null;
}

export async function countWallKeys(db: Kysely<Database>, editionId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('wall_key')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertWallKey(
  transaction: Transaction<Database>,
  key: { key_hash: Buffer; edition_id: number; organiser_id: number; created_at: Date; expires_at: Date },
): Promise<void> {
  await transaction.insertInto('wall_key').values(key).execute();
}

/** @returns how many links there were */
export async function deleteWallKeys(transaction: Transaction<Database>, editionId: number): Promise<number> {
  const deleted = await transaction
    .deleteFrom('wall_key')
    .where('edition_id', '=', editionId)
    .returning('key_hash')
    .execute();
  return deleted.length;
}
