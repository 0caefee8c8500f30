// Creates an edition from an organiser's lists, all or nothing; duplicate exhibitors are merged.
import { DEMO_ROOMS } from '@visavis/domain/booking/room';
import { ROOM_TYPES } from '@visavis/domain/booking/schema';
import { stayOptions } from '@visavis/domain/booking/stay';
import { fairDatesOf } from '@visavis/domain/edition/calendar';
import { DEFAULT_BUSINESS_LIMITS } from '@visavis/domain/edition/limits';
import { DEFAULT_STARTS } from '@visavis/domain/edition/slot-time';
import { imageSlug } from '@visavis/domain/exhibitor/image-path';
import { exhibitorKey, foldName } from '@visavis/domain/exhibitor/merge';
import type { SourceExhibitor, SourceLists } from '@visavis/domain/import/lists';
import { mergeSourceExhibitors } from '@visavis/domain/import/merge-source-exhibitors';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { bulkInsert, reserveIds } from '../../platform/sql/bulk-insert.ts';
import { loadRegistrations } from './load-registrations.repository.ts';
import { openEdition } from './state.repository.ts';

export interface LoadOptions {
  year: number;
  name: string;
  contacts: { email: string; whatsapp: string };
  /** Invented data, never shown on a live site. */
  isDemo?: boolean;
  /** The time of the load; registrations are dated before it. */
  now: Date;
}

export interface LoadedCounts {
  categories: number;
  subCategories: number;
  exhibitors: number;
  /** Rows of the list that were merged into another. */
  duplicates: number;
  products: number;
  pictures: number;
  blockedHours: number;
  registrations: number;
  meetings: number;
}

export interface LoadedEdition {
  editionId: number;
  counts: LoadedCounts;
}

const PICTURE_TYPE = 'image/svg+xml';

/**
 * Loads an edition and opens it in one transaction, or in the caller's. The one of its kind that was open is closed.
 * Throws when a row names a sub-category or an exhibitor that the lists lack.
 */
export function loadEdition(
  db: Kysely<Database>,
  lists: SourceLists,
  options: LoadOptions,
): Promise<LoadedEdition> {
  return db.isTransaction
    ? load(db, lists, options)
    : db.transaction().execute((transaction) => load(transaction, lists, options));
}

async function load(db: Kysely<Database>, lists: SourceLists, options: LoadOptions): Promise<LoadedEdition> {
  const editionId = await insertEdition(db, options);
  const subCategoryIds = await insertCategories(db, editionId, lists.categories);
  const exhibitors = mergeSourceExhibitors(lists.exhibitors);
  const exhibitorIds = await insertExhibitors(db, editionId, exhibitors, subCategoryIds);
  const products = await insertProducts(db, exhibitors, exhibitorIds);
  const pictures = await insertPictures(db, exhibitors);
  const meetings = await loadRegistrations(db, lists.registrations, {
    editionId,
    dates: fairDatesOf(options.year),
    now: options.now,
    subCategoryIds,
    exhibitorIds: new Map(
      exhibitors.map((exhibitor, index) => [exhibitorKey(exhibitor), exhibitorIds[index] ?? 0]),
    ),
  });
  return {
    editionId,
    counts: {
      categories: lists.categories.length,
      subCategories: subCategoryIds.size,
      exhibitors: exhibitors.length,
      duplicates: lists.exhibitors.length - exhibitors.length,
      products,
      pictures,
      blockedHours: exhibitors.reduce((sum, exhibitor) => sum + exhibitor.blocked.length, 0),
      registrations: lists.registrations.length,
      meetings,
    },
  };
}

async function insertEdition(db: Kysely<Database>, options: LoadOptions): Promise<number> {
  const { id } = await db
    .insertInto('edition')
    .values({
      name: options.name,
      year: options.year,
      is_demo: options.isDemo ?? false,
      dates: fairDatesOf(options.year),
      starts: [...DEFAULT_STARTS],
      business_minimum: DEFAULT_BUSINESS_LIMITS.businessMinimum,
      business_maximum: DEFAULT_BUSINESS_LIMITS.businessMaximum,
      contact_email: options.contacts.email,
      contact_whatsapp: options.contacts.whatsapp,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await openEdition(db, { id, isDemo: options.isDemo ?? false });
  if (options.isDemo) await insertDemoRooms(db, id, fairDatesOf(options.year));
  return id;
}

/** More places than the demo has buyers, so that a quota is visible but excludes nobody. */
async function insertDemoRooms(db: Kysely<Database>, editionId: number, dates: string[]): Promise<void> {
  const rooms = stayOptions(dates).flatMap(({ from }) =>
    ROOM_TYPES.map((roomType) => ({
      edition_id: editionId,
      stay_from: from,
      room_type: roomType,
      places: DEMO_ROOMS,
    })),
  );
  await db.insertInto('room_quota').values(rooms).execute();
}

async function insertCategories(
  db: Kysely<Database>,
  editionId: number,
  categories: SourceLists['categories'],
): Promise<Map<string, number>> {
  const categoryIds = await reserveIds(db, 'category', categories.length);
  await bulkInsert(
    db,
    'category',
    { id: 'integer', edition_id: 'integer', name: 'text', names: 'jsonb', position: 'integer' },
    categories.map(({ name, names }, index) => ({
      id: categoryIds[index],
      edition_id: editionId,
      name,
      names: JSON.stringify(names?.[name] ?? {}),
      position: index + 1,
    })),
  );
  const rows = categories.flatMap((category, index) =>
    category.subCategories.map((name, place) => ({
      category_id: categoryIds[index],
      name,
      names: JSON.stringify(category.names?.[name] ?? {}),
      position: place + 1,
    })),
  );
  const ids = await reserveIds(db, 'sub_category', rows.length);
  await bulkInsert(
    db,
    'sub_category',
    {
      id: 'integer',
      edition_id: 'integer',
      category_id: 'integer',
      name: 'text',
      names: 'jsonb',
      position: 'integer',
    },
    rows.map((row, index) => ({ id: ids[index], edition_id: editionId, ...row })),
  );
  return new Map(rows.map(({ name }, index) => [name, ids[index] ?? 0]));
}

/** @returns ids in the order of the exhibitors */
async function insertExhibitors(
  db: Kysely<Database>,
  editionId: number,
  exhibitors: readonly SourceExhibitor[],
  subCategoryIds: ReadonlyMap<string, number>,
): Promise<number[]> {
  const ids = await reserveIds(db, 'exhibitor', exhibitors.length);
  await bulkInsert(
    db,
    'exhibitor',
    {
      id: 'integer',
      edition_id: 'integer',
      company_name: 'text',
      booth_number: 'text',
      folded_name: 'text',
      folded_booth: 'text',
      region_country: 'text',
      product_profile: 'text',
      description: 'text',
      has_logo: 'boolean',
      places: 'integer',
    },
    exhibitors.map((exhibitor, index) => ({
      id: ids[index],
      edition_id: editionId,
      company_name: exhibitor.company_name,
      booth_number: exhibitor.booth_number,
      folded_name: foldName(exhibitor.company_name),
      folded_booth: foldName(exhibitor.booth_number),
      region_country: exhibitor.region_country,
      product_profile: exhibitor.product_profile,
      description: exhibitor.description,
      has_logo: exhibitor.logo !== undefined,
      places: exhibitor.places ?? 1,
    })),
  );
  await bulkInsert(
    db,
    'exhibitor_sub_category',
    { exhibitor_id: 'integer', sub_category_id: 'integer' },
    exhibitors.flatMap((exhibitor, index) =>
      exhibitor.subCategories.map((name) => {
        const id = subCategoryIds.get(name);
        if (id === undefined)
          throw new Error(`${exhibitor.company_name} names a sub-category that is not listed: ${name}`);
        return { exhibitor_id: ids[index], sub_category_id: id };
      }),
    ),
  );
  await bulkInsert(
    db,
    'blocked_slot',
    { exhibitor_id: 'integer', day: 'integer', minute: 'integer' },
    exhibitors.flatMap((exhibitor, index) =>
      exhibitor.blocked.map(({ day, minute }) => ({ exhibitor_id: ids[index], day, minute })),
    ),
  );
  return ids;
}

async function insertProducts(
  db: Kysely<Database>,
  exhibitors: readonly SourceExhibitor[],
  exhibitorIds: readonly number[],
): Promise<number> {
  const rows = exhibitors.flatMap((exhibitor, index) =>
    exhibitor.products.map((product, place) => ({
      exhibitor_id: exhibitorIds[index],
      name: product.name,
      description: product.description,
      has_image: product.image !== undefined,
      position: place + 1,
    })),
  );
  const ids = await reserveIds(db, 'product', rows.length);
  await bulkInsert(
    db,
    'product',
    {
      id: 'integer',
      exhibitor_id: 'integer',
      name: 'text',
      description: 'text',
      has_image: 'boolean',
      position: 'integer',
    },
    rows.map((row, index) => ({ id: ids[index], ...row })),
  );
  return rows.length;
}

/** Exhibitors of the same name share the paths of their pictures; the first in the list provides them. */
async function insertPictures(db: Kysely<Database>, exhibitors: readonly SourceExhibitor[]): Promise<number> {
  const byPath = new Map<string, string>();
  const add = (path: string, svg: string | undefined): void => {
    if (svg !== undefined && !byPath.has(path)) byPath.set(path, svg);
  };
  for (const exhibitor of exhibitors) {
    const company = imageSlug(exhibitor.company_name);
    add(`${company}.png`, exhibitor.logo);
    for (const product of exhibitor.products) add(`${company}/${imageSlug(product.name)}.png`, product.image);
  }
  await bulkInsert(
    db,
    'picture',
    { path: 'text', media_type: 'text', content: 'bytea' },
    [...byPath].map(([path, svg]) => ({ path, media_type: PICTURE_TYPE, content: Buffer.from(svg) })),
    'on conflict (path) do update set media_type = excluded.media_type, content = excluded.content',
  );
  return byPath.size;
}
