// Looks up the secret links of exhibitors.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { hashToken } from '../../platform/access-links/token.ts';

/** The exhibitor whose link has this key, or null if it is unknown or expired. */
export async function findExhibitorOfKey(
  db: Kysely<Database>,
  key: string,
  now: Date,
): Promise<number | null> {
  const row = await db
    .selectFrom('exhibitor_key')
    .select('exhibitor_id')
    .where('key_hash', '=', hashToken(key))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.exhibitor_id ?? null;
}
