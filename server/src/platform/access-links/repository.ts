// Keys of links, emailed or returned in a response: each opens one registration's schedule until the edition is over.
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { hashToken, newToken } from './token.ts';

/** A link opens the schedule for this long after the last day has begun, in milliseconds. */
const KEPT_AFTER_MS = 31 * 24 * 3_600_000;

/** When the keys of an edition expire. @param lastDate YYYY-MM-DD, its last day; @param zone of the fair */
export function accessKeyExpiry(lastDate: string, zone: string): Date {
  return new Date(slotStartsAt(lastDate, 0, zone).getTime() + KEPT_AFTER_MS);
}

/** Creates a key for a registration; only its hash is stored. */
export async function createAccessKey(
  db: Kysely<Database>,
  {
    registrationId,
    lastDate,
    timeZone = DEFAULT_TIME_ZONE,
    now,
    isMailed = true,
  }: {
    registrationId: number;
    lastDate: string;
    /** Time zone of the fair; missing in messages from before editions had one. */
    timeZone?: string | undefined;
    now: Date;
    /** False for a key returned in a response: its holder has not shown that they read the mailbox. */
    isMailed?: boolean;
  },
): Promise<string> {
  const key = newToken();
  await db
    .insertInto('access_key')
    .values({
      key_hash: hashToken(key),
      registration_id: registrationId,
      created_at: now,
      expires_at: accessKeyExpiry(lastDate, timeZone),
      is_mailed: isMailed,
    })
    .execute();
  return key;
}

/** The active registration that a key opens, or null. */
export async function findRegistrationOfKey(
  db: Kysely<Database>,
  key: string,
  now: Date,
): Promise<number | null> {
  const row = await db
    .selectFrom('access_key')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .select('registration_id')
    .where('key_hash', '=', hashToken(key))
    .where('expires_at', '>', now)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row?.registration_id ?? null;
}

/** Whether a key that opens a registration was emailed, so that its holder must read the mailbox. */
export async function isMailedKey(db: Kysely<Database>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('access_key')
    .select('is_mailed')
    .where('key_hash', '=', hashToken(key))
    .executeTakeFirst();
  return row?.is_mailed ?? false;
}
