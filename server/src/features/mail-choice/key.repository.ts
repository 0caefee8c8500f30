// Keys of the links with which people choose what mail they get; only their hashes are stored.
import type { Kysely } from 'kysely';
import type { StoppedMail } from '../../adapters/database/message-schema.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { hashToken, newToken } from '../../platform/access-links/token.ts';

/** Stays valid as long as the registration, so that a reader of an old message can still opt out. */
export async function createChoiceKey(
  db: Kysely<Database>,
  { registrationId, kind, now }: { registrationId: number; kind: StoppedMail; now: Date },
): Promise<string> {
  const key = newToken();
  await db
    .insertInto('mail_choice_key')
    .values({ key_hash: hashToken(key), registration_id: registrationId, kind, created_at: now })
    .execute();
  return key;
}

/** The registration of a key and the kind of mail that carried it; null if the key is unknown. */
export async function findChoice(
  db: Kysely<Database>,
  key: string,
): Promise<{ registrationId: number; kind: StoppedMail } | null> {
  const row = await db
    .selectFrom('mail_choice_key')
    .select(['registration_id as registrationId', 'kind'])
    .where('key_hash', '=', hashToken(key))
    .executeTakeFirst();
  return row ?? null;
}
