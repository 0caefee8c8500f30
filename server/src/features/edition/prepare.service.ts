// Creates the first edition, and the next demo edition when the demo's fair is over.
import { fairDateAt, upcomingFairYear } from '@visavis/domain/edition/fair-time';
import { DEMO_CONTACTS, NEW_EXHIBITION_NAME } from '@visavis/domain/edition/placeholder';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import type { SourceLists } from '@visavis/domain/import/lists';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { loadEdition } from './load.repository.ts';
import {
  type EditionSettings,
  insertEmptyDraft,
  listDemoEditions,
  listRealStates,
  lockPreparation,
} from './prepare.repository.ts';
import { openEdition } from './state.repository.ts';

interface Demo {
  settings: EditionSettings;
  readLists: () => Promise<SourceLists>;
}

/** Placeholder name and email address of the first draft, until an organiser sets them. */
const UNNAMED: EditionSettings = {
  name: NEW_EXHIBITION_NAME,
  contacts: { email: DEMO_CONTACTS.email, whatsapp: '' },
};

interface Preparation {
  now: Date;
  /** The demo edition; null on a site whose organisers bring their own. */
  demo: Demo | null;
}

/**
 * A live site gets one draft if it has no edition at all. A demo edition that is over is closed and the next one
 * opened, unless an organiser closed it or opened a real one. The dates of a stored edition never change (decisions 2).
 * Several processes may call this concurrently: only one creates an edition.
 * @returns the year of the created edition, or null
 */
export async function prepareEdition(db: Kysely<Database>, preparation: Preparation): Promise<number | null> {
  const { now, demo } = preparation;
  return db.transaction().execute(async (transaction) => {
    await lockPreparation(transaction);
    return demo ? rollDemo(transaction, now, demo) : draftFirst(transaction, now);
  });
}

async function draftFirst(transaction: Transaction<Database>, now: Date) {
  if ((await listRealStates(transaction)).length > 0) return null;
  const year = upcomingFairYear(now, DEFAULT_TIME_ZONE);
  await insertEmptyDraft(transaction, year, UNNAMED);
  return year;
}

async function rollDemo(
  transaction: Transaction<Database>,
  now: Date,
  { settings, readLists }: Demo,
): Promise<number | null> {
  const real = await listRealStates(transaction);
  if (real.includes('open')) return null;
  const editions = await listDemoEditions(transaction);
  // With a fair of their own, the organisers have left the demo for good.
  if (real.length > 0 && editions.length > 0 && !editions.some(({ state }) => state === 'open')) return null;
  const upcomingYear = upcomingFairYear(now, DEFAULT_TIME_ZONE);
  // An edition of a later year exists if the clock was once set later; it does not count as this year's.
  const upcoming = editions.filter(
    ({ year, dates, time_zone }) =>
      year <= upcomingYear && dates.some((date) => date >= fairDateAt(now, time_zone)),
  );
  if (upcoming.some(({ state }) => state === 'open')) return null;
  const [next] = upcoming;
  if (next) {
    // It exists but is not open, so an organiser closed it.
    if (editions.some(({ state }) => state === 'open'))
      await openEdition(transaction, { id: next.id, isDemo: true });
    return null;
  }
  const years = editions.map((edition) => edition.year);
  const year = years.includes(upcomingYear) ? Math.max(...years) + 1 : upcomingYear;
  await loadEdition(transaction, await readLists(), {
    year,
    isDemo: true,
    name: settings.name,
    contacts: settings.contacts,
    now,
  });
  return year;
}
