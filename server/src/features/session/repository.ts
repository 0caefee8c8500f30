// Sessions of organisers: created at login, touched by every request, expired when old or idle.
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

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

export interface SessionLimits {
  now: Date;
  /** Sessions created before this are expired. */
  createdAfter: Date;
  /** Sessions last seen before this are expired. */
  seenAfter: Date;
}

/** Touches a live session and returns its organiser; null if it is expired or revoked, or the organiser is disabled. */
export async function touchSession(
  db: Kysely<Database>,
  tokenHash: Buffer,
  limits: SessionLimits,
): Promise<Organiser | null> {
  const row = await db
    .updateTable('organiser_session')
    .from('organiser')
    .set({ last_seen_at: limits.now })
    .whereRef('organiser.id', '=', 'organiser_session.organiser_id')
    .where('token_hash', '=', tokenHash)
    .where('organiser_session.created_at', '>', limits.createdAfter)
    .where('last_seen_at', '>', limits.seenAfter)
    .where('disabled_at', 'is', null)
    .returning(['organiser.id', 'organiser.email', 'organiser.role'])
    .executeTakeFirst();
  return row ?? null;
}

/** Sessions of a disabled account are kept, so that a device can be told why its session ended. */
export async function isOfDisabled(db: Kysely<Database>, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('organiser_session')
    .innerJoin('organiser', 'organiser.id', 'organiser_id')
    .select('organiser.id')
    .where('token_hash', '=', tokenHash)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('organiser_session').where('token_hash', '=', tokenHash).execute();
}

/** Deletes the rows of expired sessions. */
export async function deleteExpiredSessions(
  db: Kysely<Database>,
  organiserId: number,
  limits: SessionLimits,
): Promise<void> {
  await db
    .deleteFrom('organiser_session')
    .where('organiser_id', '=', organiserId)
    .where((where) =>
      where.or([
        where('created_at', '<=', limits.createdAfter),
        where('last_seen_at', '<=', limits.seenAfter),
      ]),
    )
    .execute();
}
