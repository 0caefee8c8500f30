// Emailed links for choosing a password: created when the email is sent, used once.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { hashToken, newToken } from '../../platform/access-links/token.ts';

export type LinkPurpose = 'invitation' | 'reset';

const HOUR_MS = 3_600_000;
/** How long a link is valid after it is sent. */
const VALID_MS: Record<LinkPurpose, number> = { invitation: 7 * 24 * HOUR_MS, reset: HOUR_MS };

/**
 * Creates the key of a link; the key itself is never stored. 'staff-invitation' sends an invitation, 'password-reset' a
 * reset.
 */
export async function createPasswordLink(
  db: Kysely<Database>,
  { organiserId, purpose, now }: { organiserId: number; purpose: LinkPurpose; now: Date },
): Promise<string> {
  const key = newToken();
  await db
    .deleteFrom('password_link')
    .where('organiser_id', '=', organiserId)
    .where('expires_at', '<=', now)
    .execute();
  await db
    .insertInto('password_link')
    .values({
      key_hash: hashToken(key),
      organiser_id: organiserId,
      purpose,
      created_at: now,
      expires_at: new Date(now.getTime() + VALID_MS[purpose]),
    })
    .execute();
  return key;
}

/** The account of a link, or null. An invitation is valid only until a password has been chosen. */
export async function findPasswordLink(db: Kysely<Database>, key: string, now: Date) {
  const row = await db
    .selectFrom('password_link')
    .innerJoin('organiser', 'organiser.id', 'organiser_id')
    .select(['organiser.id', 'organiser.email', 'organiser.role', 'purpose'])
    .where('key_hash', '=', hashToken(key))
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .where((where) => where.or([where('purpose', '=', 'reset'), where('password_hash', 'is', null)]))
    .executeTakeFirst();
  return row ?? null;
}

/** Invalidates every link of an account. */
export async function deletePasswordLinks(
  transaction: Transaction<Database>,
  organiserId: number,
): Promise<void> {
  await transaction.deleteFrom('password_link').where('organiser_id', '=', organiserId).execute();
}
