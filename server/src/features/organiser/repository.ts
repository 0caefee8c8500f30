// Organisers and their sessions.
import type { Organiser } from '@visavis/domain/organiser/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export async function findByEmail(db: Kysely<Database>, foldedEmail: string) {
  const row = await db
    .selectFrom('organiser')
    .select(['id', 'email', 'role', 'password_hash'])
    .where('folded_email', '=', foldedEmail)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function hasOrganiser(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('organiser').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** @returns false when somebody else made the first organiser a moment before */
export async function insertOrganiser(
  db: Kysely<Database>,
  organiser: { email: string; foldedEmail: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('organiser')
    .values({
      email: organiser.email,
      folded_email: organiser.foldedEmail,
      password_hash: organiser.passwordHash,
      role: 'admin',
      created_at: organiser.now,
    })
    .onConflict((conflict) => conflict.column('folded_email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSession(
  db: Kysely<Database>,
  session: { tokenHash: Buffer; organiserId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('organiser_session')
    .values({
      token_hash: session.tokenHash,
      organiser_id: session.organiserId,
      created_at: session.now,
      last_seen_at: session.now,
    })
    .execute();
}

/** Notes that a live session is in use and gives its organiser; null when it is over, revoked or disabled. */
export async function touchSession(
  db: Kysely<Database>,
  session: { tokenHash: Buffer; now: Date; createdAfter: Date; seenAfter: Date },
): Promise<Organiser | null> {
  const row = await db
    .updateTable('organiser_session')
    .from('organiser')
    .set({ last_seen_at: session.now })
    .whereRef('organiser.id', '=', 'organiser_session.organiser_id')
    .where('token_hash', '=', session.tokenHash)
    .where('organiser_session.created_at', '>', session.createdAfter)
    .where('last_seen_at', '>', session.seenAfter)
    .where('disabled_at', 'is', null)
    .returning(['organiser.id', 'organiser.email', 'organiser.role'])
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('organiser_session').where('token_hash', '=', tokenHash).execute();
}
