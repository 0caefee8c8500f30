// Ensures that there is an upcoming edition: at the first start, and when a fair is over.
import { fairDateAt, upcomingFairYear } from '@visavis/domain/edition/calendar';
import type { SourceLists } from '@visavis/domain/import/lists';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { loadEdition } from './load.repository.ts';
import {
  type EditionSettings,
  insertEmptyEdition,
  listEditions,
  lockPreparation,
} from './prepare.repository.ts';

interface Preparation {
  now: Date;
  /** Used if there is no earlier edition to take them from. */
  settings: EditionSettings;
  /** The lists of the demo edition; null on a live site, whose organisers bring their own. */
  demoLists: (() => Promise<SourceLists>) | null;
}

/**
 * Creates the upcoming edition unless there is one whose last day is today or later. Stored editions are never
 * changed (decisions 2). Several processes may call this concurrently: only one creates it.
 * @returns the year of the created edition, or null
 */
export async function prepareEdition(db: Kysely<Database>, preparation: Preparation): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    await lockPreparation(transaction);
    const isDemo = preparation.demoLists !== null;
    const editions = await listEditions(transaction, isDemo);
    const today = fairDateAt(preparation.now);
    const upcomingYear = upcomingFairYear(preparation.now);
    // An edition of a later year exists if the clock was once set later; it does not count as this year's.
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
