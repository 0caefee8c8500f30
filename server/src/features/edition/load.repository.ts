// Creates an edition from an organiser's lists, all or nothing; duplicate exhibitors are merged.
import { DEMO_ROOMS } from '@visavis/domain/booking/room';
import { DEFAULT_ROOM_TYPES } from '@visavis/domain/booking/schema';
import { stayOptions } from '@visavis/domain/booking/stay';
import { fairDatesOf } from '@visavis/domain/edition/calendar';
import { DEFAULT_BUSINESS_LIMITS } from '@visavis/domain/edition/limits';
import { DEFAULT_STARTS } from '@visavis/domain/edition/slot-time';
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
 * Loads an edition and opens it in one transaction, or in the caller's. Closes the open edition of the same kind.
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
  const productIds = await insertProducts(db, exhibitors, exhibitorIds);
  const pictures = await insertPictures(db, exhibitors, { exhibitorIds, productIds });
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
      products: productIds.length,
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

/** More places than the demo has buyers: the quota is visible, but excludes nobody. */
async function insertDemoRooms(db: Kysely<Database>, editionId: number, dates: string[]): Promise<void> {
  const rooms = stayOptions(dates).flatMap(({ from }) =>
    DEFAULT_ROOM_TYPES.map((roomType) => ({
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

/** @returns ids in the order of the exhibitors and their products */
async function insertProducts(
  db: Kysely<Database>,
  exhibitors: readonly SourceExhibitor[],
  exhibitorIds: readonly number[],
): Promise<number[]> {
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
  return ids;
}

/** @returns how many there are */
async function insertPictures(
  db: Kysely<Database>,
  exhibitors: readonly SourceExhibitor[],
  { exhibitorIds, productIds }: { exhibitorIds: readonly number[]; productIds: readonly number[] },
): Promise<number> {
  const pictureOf = <Owner extends object>(svg: string | undefined, owner: Owner) =>
    svg === undefined ? [] : [{ ...owner, side: 0, media_type: PICTURE_TYPE, content: Buffer.from(svg) }];
  const logos = exhibitors.flatMap(({ logo }, index) =>
    pictureOf(logo, { exhibitor_id: exhibitorIds[index] }),
  );
  const images = exhibitors
    .flatMap(({ products }) => products)
    .flatMap(({ image }, index) => pictureOf(image, { product_id: productIds[index] }));
  const columns = { side: 'integer', media_type: 'text', content: 'bytea' };
  await bulkInsert(db, 'exhibitor_logo', { exhibitor_id: 'integer', ...columns }, logos);
  await bulkInsert(db, 'product_image', { product_id: 'integer', ...columns }, images);
  return logos.length + images.length;
}
