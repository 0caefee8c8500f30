// Reads the existing editions and inserts an empty draft, in the transaction that prepares an edition.
import { fairDatesOf } from '@visavis/domain/edition/calendar';
import { DEFAULT_BUSINESS_LIMITS } from '@visavis/domain/edition/limits';
import { DEFAULT_STARTS } from '@visavis/domain/edition/slot-time';
import type { EditionState } from '@visavis/domain/edition/state';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Name and contacts of an edition. */
export interface EditionSettings {
  name: string;
  contacts: { email: string; whatsapp: string };
}

// An arbitrary number that no other lock of the product uses.
const PREPARE_LOCK = 5_060_206;

/** Takes an advisory lock, so that one process prepares at a time. */
export async function lockPreparation(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PREPARE_LOCK})`.execute(transaction);
}

export async function listRealStates(db: Transaction<Database>): Promise<EditionState[]> {
  const rows = await db.selectFrom('edition').select('state').where('is_demo', '=', false).execute();
  return rows.map(({ state }) => state);
}

/** The newest draft of a real edition; null if there is none. */
export async function findRealDraft(db: Transaction<Database>): Promise<number | null> {
  const row = await db
    .selectFrom('edition')
    .select('id')
    .where('is_demo', '=', false)
    .where('state', '=', 'draft')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Ordered by year. */
export function listDemoEditions(db: Transaction<Database>) {
  return db
    .selectFrom('edition')
    .select(['id', 'year', 'state', 'time_zone', sql<string[]>`dates::text[]`.as('dates')])
    .where('is_demo', '=', true)
    .orderBy('year')
    .orderBy('id')
    .execute();
}

export async function insertEmptyDraft(
  db: Transaction<Database>,
  year: number,
  { name, contacts }: EditionSettings,
): Promise<number> {
  const { id } = await db
    .insertInto('edition')
    .values({
      name,
      dates: fairDatesOf(year),
      starts: [...DEFAULT_STARTS],
      business_minimum: DEFAULT_BUSINESS_LIMITS.businessMinimum,
      business_maximum: DEFAULT_BUSINESS_LIMITS.businessMaximum,
      contact_email: contacts.email,
      contact_whatsapp: contacts.whatsapp,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
