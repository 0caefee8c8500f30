// Reads the existing editions and inserts an empty one, in the transaction that prepares the next edition.
import { fairDatesOf } from '@visavis/domain/edition/calendar';
import { DEFAULT_BUSINESS_LIMITS } from '@visavis/domain/edition/limits';
import { DEFAULT_STARTS } from '@visavis/domain/edition/slot-time';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { getEditionRow } from './repository.ts';

/** Name and contacts of an edition. */
export interface EditionSettings {
  name: string;
  contacts: { email: string; whatsapp: string };
}

// Any number that no other lock of the product uses.
const PREPARE_LOCK = 5_060_206;

/** Takes an advisory lock, so that one process prepares at a time. */
export async function lockPreparation(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PREPARE_LOCK})`.execute(transaction);
}

/** In the order of their years; a live site leaves out those of a demo. */
export async function listEditions(db: Transaction<Database>, withDemo: boolean) {
  const rows = await db
    .selectFrom('edition')
    .select('id')
    .where((edition) => edition.or([edition('is_demo', '=', false), sql<boolean>`${withDemo}::boolean`]))
    .orderBy('year')
    .execute();
  return Promise.all(rows.map(({ id }) => getEditionRow(db, id)));
}

/** Settings of the previous edition that carry over to the next one. */
function termsOf(previous: Awaited<ReturnType<typeof getEditionRow>>) {
  const {
    hosted_minimum,
    hosted_maximum,
    hosted_programme_meetings,
    hosted_meetings_a_day,
    hosted_stage_programs,
    refund_after_meetings,
    refund_within_days,
    deposit_sen,
    extra_night_sen,
    currency,
    terms_version,
    documents_kept_days,
    unconfirmed_hours_a_day,
    unconfirmed_released_after,
    slot_minutes,
  } = previous;
  return {
    hosted_minimum,
    hosted_maximum,
    hosted_programme_meetings,
    hosted_meetings_a_day,
    hosted_stage_programs,
    refund_after_meetings,
    refund_within_days,
    deposit_sen,
    extra_night_sen,
    currency,
    terms_version,
    documents_kept_days,
    unconfirmed_hours_a_day,
    unconfirmed_released_after,
    slot_minutes,
  };
}

export async function insertEmptyEdition(
  db: Transaction<Database>,
  year: number,
  previous: Awaited<ReturnType<typeof getEditionRow>> | null,
  settings: EditionSettings,
): Promise<void> {
  await db
    .insertInto('edition')
    .values({
      name: previous?.name ?? settings.name,
      year,
      dates: fairDatesOf(year),
      starts: previous?.starts ?? [...DEFAULT_STARTS],
      business_minimum: previous?.business_minimum ?? DEFAULT_BUSINESS_LIMITS.businessMinimum,
      business_maximum: previous?.business_maximum ?? DEFAULT_BUSINESS_LIMITS.businessMaximum,
      contact_email: previous?.contact_email ?? settings.contacts.email,
      contact_whatsapp: previous?.contact_whatsapp ?? settings.contacts.whatsapp,
      ...(previous && termsOf(previous)),
    })
    .execute();
}
