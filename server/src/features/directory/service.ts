// The directory of the current edition: indexed once per version of the lists, with the current free hours.
import {
  createDirectory,
  type Directory,
  type DirectoryListing,
  type DirectoryQuestion,
  findInDirectory,
} from '@visavis/domain/directory/rules';
import type { DirectoryDetail, DirectoryEntry, DirectoryFacts } from '@visavis/domain/directory/schema';
import { foldName } from '@visavis/domain/exhibitor/merge';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import type { Language } from '@visavis/domain/language/languages';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { countryCodeOf, namesOfCountry, otherNamesOf } from '../country/public.ts';
import { type Catalogue, type EditionService, exhibitorIn } from '../edition/public.ts';
import { FreeHoursCount, listClosedSlots, listTakenSlots } from '../slot/public.ts';
import { listProductNames } from './repository.ts';

/** The requested page of the matches. */
interface Page {
  offset: number;
  limit: number;
}

interface DirectoryService {
  /** The matches on the page, and the number of all matches. */
  find(
    question: DirectoryQuestion,
    page: Page,
    language: Language,
  ): Promise<{ entries: DirectoryEntry[]; total: number }>;
  facts(): Promise<DirectoryFacts>;
  /** Null if the edition has no such exhibitor. */
  detailOf(exhibitorId: number, language: Language): Promise<DirectoryDetail | null>;
}

/** Computed once from the lists, and cached until they change. */
interface Index {
  directory: Directory<DirectoryListing>;
  facts: DirectoryFacts;
}

export function createDirectoryService(
  db: Kysely<Database>,
  editions: EditionService,
  clock: Clock,
): DirectoryService {
  const indexes = new WeakMap<Catalogue, Promise<Index>>();
  const freeHours = new FreeHoursCount(db, clock);

  function indexOf(catalogue: Catalogue): Promise<Index> {
    const cached = indexes.get(catalogue);
    if (cached) return cached;
    const index = makeIndex(db, catalogue);
    indexes.set(catalogue, index);
    // A failed read is retried by the next call.
    index.catch(() => indexes.delete(catalogue));
    return index;
  }

  return {
    async find(question, { offset, limit }, language) {
      const catalogue = await editions.current();
      const [{ directory }, hours] = await Promise.all([
        indexOf(catalogue),
        freeHours.byExhibitor(catalogue),
      ]);
      const found = findInDirectory(directory, question, hours);
      const entries = found.slice(offset, offset + limit).map(({ exhibitor }) => ({
        ...inLanguage(catalogue, exhibitor, language),
        countryCode: countryCodeOf(exhibitor.region_country),
        freeHours: hours.get(exhibitor.id) ?? 0,
      }));
      return { entries, total: found.length };
    },

    async facts() {
      return (await indexOf(await editions.current())).facts;
    },

    async detailOf(exhibitorId, language) {
      const catalogue = await editions.ofExhibitor(exhibitorId);
      const entry = catalogue.findExhibitor(exhibitorId);
      if (!entry) return null;
      const now = clock();
      const [taken, neverOpen] = await Promise.all([
        listTakenSlots(db, [entry.id], { now, tokenHash: null }),
        listClosedSlots(db, entry.id),
      ]);
      const closed = new Set(neverOpen.map(slotKey));
      const unavailable = new Set([...taken, ...catalogue.begunSlots(now)].map(slotKey));
      const all = catalogue.days
        .flatMap(({ day }) => catalogue.hours.map(({ minute }) => ({ day, minute })))
        .filter((slot) => !closed.has(slotKey(slot)));
      const free = all.filter((slot) => !unavailable.has(slotKey(slot)));
      const ids = new Set(entry.subCategoryIds);
      const ownSubCategories = catalogue.categories
        .flatMap(({ subCategories }) => subCategories)
        .filter(({ id }) => ids.has(id));
      return {
        ...exhibitorIn(entry, language),
        countryCode: countryCodeOf(entry.exhibitor.region_country),
        // From the same snapshot of the hours as `free` below.
        freeHours: free.length,
        subCategories: ownSubCategories.map(({ name }) => name),
        subCategoryNames: Object.fromEntries(
          ownSubCategories.flatMap(({ name, names }) => (names ? [[name, names]] : [])),
        ),
        free,
        allHours: all.length,
        ...(catalogue !== (await editions.current()) && {
          edition: { id: catalogue.editionId, name: catalogue.exhibition.name },
        }),
      };
    },
  };
}

const inLanguage = (catalogue: Catalogue, exhibitor: Exhibitor, language: Language): Exhibitor => {
  const entry = catalogue.findExhibitor(exhibitor.id);
  return entry ? exhibitorIn(entry, language) : exhibitor;
};

const slotKey = ({ day, minute }: { day: number; minute: number }): string => `${day}/${minute}`;

async function makeIndex(db: Kysely<Database>, catalogue: Catalogue): Promise<Index> {
  const productNames = await listProductNames(db, catalogue.editionId);
  const categoryOf = new Map(
    catalogue.categories.flatMap(({ id, subCategories }) =>
      subCategories.map((sub) => [sub.id, id] as const),
    ),
  );
  const listings = catalogue.exhibitors.map(({ id, exhibitor, subCategoryIds }) => ({
    exhibitor,
    categoryIds: [...new Set(subCategoryIds.flatMap((sub) => categoryOf.get(sub) ?? []))],
    productNames: productNames.get(id) ?? [],
    countryNames: namesOfCountry(countryCodeOf(exhibitor.region_country), exhibitor.region_country),
  }));
  return { directory: createDirectory(listings), facts: factsOf(catalogue, listings) };
}

function factsOf(catalogue: Catalogue, listings: readonly DirectoryListing[]): DirectoryFacts {
  const inCategory = new Map<number, number>();
  for (const { categoryIds } of listings)
    for (const id of categoryIds) inCategory.set(id, (inCategory.get(id) ?? 0) + 1);
  const countryList = countriesOf(listings);
  return {
    exhibitors: listings.length,
    countries: countryList.length,
    subCategories: catalogue.categories.reduce((sum, { subCategories }) => sum + subCategories.length, 0),
    meetingHours: listings.length * catalogue.days.length * catalogue.hours.length,
    categories: catalogue.categories.map(({ subCategories, ...category }) => ({
      ...category,
      exhibitors: inCategory.get(category.id) ?? 0,
    })),
    countryList,
  };
}

const { compare } = new Intl.Collator('en');

function countryNamed(name: string): DirectoryFacts['countryList'][number] {
  const code = countryCodeOf(name);
  const otherNames = otherNamesOf(code);
  return { name, code, exhibitors: 0, ...(otherNames.length > 0 && { otherNames }) };
}

/** Spelled as by the first exhibitor; spellings that the filter treats as equal are counted as one. */
function countriesOf(listings: readonly DirectoryListing[]): DirectoryFacts['countryList'] {
  const byName = new Map<string, DirectoryFacts['countryList'][number]>();
  for (const { exhibitor } of listings) {
    const name = exhibitor.region_country.trim();
    const key = foldName(name);
    if (key === '') continue;
    const country = byName.get(key) ?? countryNamed(name);
    country.exhibitors += 1;
    byName.set(key, country);
  }
  return [...byName.values()].sort((one, other) => compare(one.name, other.name));
}
