// Reads an edition and all its lists into a catalogue.
import type { Category } from '@visavis/domain/category/schema';
import { fairDatesOf } from '@visavis/domain/edition/calendar';
import { DEFAULT_LANGUAGE } from '@visavis/domain/language/languages';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { Catalogue } from './catalogue.service.ts';
import {
  type EditionVersion,
  getEditionRow,
  listCategoryRows,
  listExhibitorRows,
  listFormerSubCategoryRows,
  listPublishedTexts,
  listSubCategoryRows,
} from './repository.ts';

type FormerRows = Awaited<ReturnType<typeof listFormerSubCategoryRows>>;

/** Omits `names` where there is only the English one. */
const named = ({ id, name, names }: Category): Category =>
  Object.keys(names ?? {}).length === 0 ? { id, name } : { id, name, names };

/** Reads an edition with its lists, as the caller's transaction sees them. */
export async function readCatalogueOf(db: Kysely<Database>, id: number): Promise<Catalogue> {
  return readCatalogue(db, { id, catalogueVersion: 0 }, null);
}

/** A sub-category's former names that no sub-category has now; empty if there are none. */
function formerNamesOf(
  id: number,
  rows: FormerRows,
  current: ReadonlySet<string>,
): { formerNames?: string[] } {
  const own = rows.filter((row) => row.sub_category_id === id && !current.has(row.name));
  return own.length === 0 ? {} : { formerNames: [...new Set(own.map((row) => row.name))] };
}

/**
 * Reads an edition and all its lists.
 * @param termsVersion of the terms in the content files, which apply until a version is published; null to use the
 * version stored with the edition
 */
export async function readCatalogue(
  db: Kysely<Database>,
  version: EditionVersion,
  termsVersion: string | null,
): Promise<Catalogue> {
  // Read first, so that the lists are at least as new as the grid version: bookings rely on it.
  const row = await getEditionRow(db, version.id);
  const [categories, subCategories, exhibitors, formerSubCategories, texts] = await Promise.all([
    listCategoryRows(db, version.id),
    listSubCategoryRows(db, version.id),
    listExhibitorRows(db, version.id),
    listFormerSubCategoryRows(db, version.id),
    listPublishedTexts(db, version.id),
  ]);
  // The demo edition rolls over by itself on the day after; dates of drafts are not public.
  const next = row.is_demo ? fairDatesOf(row.year + 1) : null;
  const currentNames = new Set(subCategories.map((sub) => sub.name));
  const trees = categories.map((category) => ({
    ...named(category),
    subCategories: subCategories
      .filter((sub) => sub.category_id === category.id)
      .map((sub) => ({ ...named(sub), ...formerNamesOf(sub.id, formerSubCategories, currentNames) })),
  }));
  const own = texts.find(({ key, language }) => key === 'terms' && language === DEFAULT_LANGUAGE);
  const terms_version = own?.documentVersion ?? termsVersion ?? row.terms_version;
  const edition = { ...row, terms_version, next, texts };
  return new Catalogue(version, edition, trees, exhibitors, formerSubCategories);
}
