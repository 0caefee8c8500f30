// Sees to it that there is an edition to come: at the first start, and when a fair is over.
import { fairDateAt, fairDatesOf, upcomingFairYear } from '@visavis/domain/edition/calendar';
import type { SourceLists } from '@visavis/domain/edition/import-lists';
import { DEFAULT_BUSINESS_LIMITS } from '@visavis/domain/edition/limits';
import { FAIR_HOURS } from '@visavis/domain/edition/slot-time';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { loadEdition } from './load.service.ts';
import { getEditionRow } from './repository.ts';

/** Name and contacts of an edition. */
export interface EditionSettings {
  name: string;
  contacts: { email: string; whatsapp: string };
}

interface Preparation {
  now: Date;
  /** Used where no earlier edition has its own. */
  settings: EditionSettings;
  /** The lists of the demo edition; null on a live site, whose organisers bring their own. */
  demoLists: (() => Promise<SourceLists>) | null;
}

// Any number that no other lock of the product uses.
const PREPARE_LOCK = 5_060_206;

/**
 * Makes the upcoming edition unless there is one whose last day is today or later. Stored editions are never
 * changed (decisions 2). Several processes may do this at once: one makes it.
 * @returns the year of the edition that was made, or null
 */
export async function prepareEdition(db: Kysely<Database>, preparation: Preparation): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${PREPARE_LOCK})`.execute(transaction);
    const isDemo = preparation.demoLists !== null;
    const editions = await listEditions(transaction, isDemo);
    const today = fairDateAt(preparation.now);
    const upcomingYear = upcomingFairYear(preparation.now);
    // An edition of a later year is there when the clock once stood later; it does not stand for this year's.
    if (editions.some(({ year, dates }) => year <= upcomingYear && dates.some((date) => date >= today)))
      return null;
    const years = editions.map((edition) => edition.year);
    const year = years.includes(upcomingYear) ? Math.max(...years) + 1 : upcomingYear;
    if (preparation.demoLists)
      await loadEdition(transaction, await preparation.demoLists(), {
        year,
        isDemo,
        name: preparation.settings.name,
        contacts: preparation.settings.contacts,
        now: preparation.now,
      });
    else await insertEmptyEdition(transaction, year, editions.at(-1) ?? null, preparation.settings);
    return year;
  });
}

/** In the order of their years; a live site has no eye for those of a demo. */
async function listEditions(db: Transaction<Database>, withDemo: boolean) {
  const rows = await db
    .selectFrom('edition')
    .select('id')
    .where((edition) => edition.or([edition('is_demo', '=', false), sql<boolean>`${withDemo}::boolean`]))
    .orderBy('year')
    .execute();
  return Promise.all(rows.map(({ id }) => getEditionRow(db, id)));
}

/** What an organiser has set once holds for the next edition too. */
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
  };
}

async function insertEmptyEdition(
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
      hours: previous?.hours ?? [...FAIR_HOURS],
      business_minimum: previous?.business_minimum ?? DEFAULT_BUSINESS_LIMITS.businessMinimum,
      business_maximum: previous?.business_maximum ?? DEFAULT_BUSINESS_LIMITS.businessMaximum,
      contact_email: previous?.contact_email ?? settings.contacts.email,
      contact_whatsapp: previous?.contact_whatsapp ?? settings.contacts.whatsapp,
      ...(previous && termsOf(previous)),
    })
    .execute();
}
