// Reads an edition and its lists from the database.
import type { Language } from '@visavis/domain/language/languages';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { logoRevision } from './logo.repository.ts';

export interface EditionVersion {
  id: number;
  catalogueVersion: number;
}

/** A live site never shows a demo edition. */
const visibleEditions = (db: Kysely<Database>, isLive: boolean) =>
  db
    .selectFrom('edition')
    .select(['id', 'catalogue_version as catalogueVersion'])
    .where((edition) => edition.or([edition('is_demo', '=', false), sql<boolean>`not ${isLive}::boolean`]));

/** The open real edition, else the one that was open last; null if there is none. */
export async function findCurrentEdition(
  db: Kysely<Database>,
  isLive: boolean,
): Promise<EditionVersion | null> {
  const row = await visibleEditions(db, isLive)
    .where('state', '<>', 'draft')
    // An abandoned demo is no longer shown, not even for reading.
    .where(
      sql<boolean>`not (is_demo and state = 'closed' and exists (select from edition where not is_demo))`,
    )
    .orderBy(sql`state = 'open' and not is_demo`, 'desc')
    // When a real edition closes, an open demo does not take its place.
    .orderBy('last_open_at', (order) => order.desc().nullsLast())
    .orderBy(sql`state = 'open'`, 'desc')
    .orderBy(sql`dates[cardinality(dates)]`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest draft; null if there is none. */
export async function findNewestDraft(db: Kysely<Database>, isLive: boolean): Promise<EditionVersion | null> {
  const row = await visibleEditions(db, isLive)
    .where('state', '=', 'draft')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Null for an edition that is unknown, or not of this site. */
export async function findEdition(
  db: Kysely<Database>,
  id: number,
  isLive: boolean,
): Promise<(EditionVersion & { isDraft: boolean }) | null> {
  const row = await visibleEditions(db, isLive)
    .select(sql<boolean>`state = 'draft'`.as('isDraft'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Editions that are or were open and have a day to come, judged by a date beyond that of any time zone. */
export async function listRunningEditions(
  db: Kysely<Database>,
  isLive: boolean,
  now: Date,
): Promise<number[]> {
  const rows = await visibleEditions(db, isLive)
    .where('state', '<>', 'draft')
    .where(sql<boolean>`dates[cardinality(dates)] >= (${now}::timestamptz at time zone 'UTC')::date - 1`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function getEditionRow(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('edition')
    .innerJoin('edition_grid', 'edition_grid.edition_id', 'edition.id')
    .select([
      'id',
      'name',
      'year',
      'is_demo',
      'state',
      'edition_grid.version as grid_version',
      logoRevision,
      sql<string[]>`dates::text[]`.as('dates'),
      sql<string[]>`former_dates::text[]`.as('former_dates'),
      'starts',
      'slot_minutes',
      'time_zone',
      'business_minimum',
      'business_maximum',
      'contact_email',
      'contact_whatsapp',
      'country',
      'languages',
      'hosted_minimum',
      'hosted_maximum',
      'hosted_programme_meetings',
      'hosted_meetings_a_day',
      'hosted_stage_programs',
      'refund_after_meetings',
      'stay_nights',
      'stay_arrivals',
      'room_types',
      'refund_within_days',
      'deposit_sen',
      'extra_night_sen',
      'currency',
      'deposit_by',
      'transfer_details',
      'terms_version',
      'documents_kept_days',
      'unconfirmed_hours_a_day',
      'unconfirmed_released_after',
      'wordmark_first',
      'wordmark_second',
      'sender_name',
      'business_on',
      'business_opens',
      'business_closes',
      'hosted_on',
      'hosted_opens',
      'hosted_closes',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function listCategoryRows(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('category')
    .select(['id', 'name', 'names'])
    .where('edition_id', '=', editionId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function listSubCategoryRows(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('sub_category')
    .select(['id', 'name', 'names', 'category_id'])
    .where('edition_id', '=', editionId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Former names and ids of sub-categories, the oldest first. */
export async function listFormerSubCategoryRows(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('former_sub_category')
    .innerJoin('sub_category', 'sub_category.id', 'sub_category_id')
    .select(['sub_category_id', 'former_id', 'former_sub_category.name'])
    .where('edition_id', '=', editionId)
    .orderBy('former_sub_category.id')
    .execute();
}

/** Includes archived exhibitors: their meetings refer to them. */
export async function listExhibitorRows(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('exhibitor')
    .leftJoin('exhibitor_sub_category', 'exhibitor_sub_category.exhibitor_id', 'exhibitor.id')
    .select([
      'exhibitor.id',
      'company_name',
      'booth_number',
      'hall',
      'folded_name',
      'folded_booth',
      'region_country',
      'product_profile',
      'description',
      'exhibitor.texts',
      'has_logo',
      'logo_revision',
      sql<boolean>`archived_at is not null`.as('is_archived'),
      'merged_into',
      sql<number[]>`coalesce(array_agg(sub_category_id) filter (where sub_category_id is not null), '{}')`.as(
        'sub_category_ids',
      ),
    ])
    .where('edition_id', '=', editionId)
    .groupBy('exhibitor.id')
    .orderBy('exhibitor.id')
    .execute();
}

/** A text that an organiser has published to replace the built-in one. */
export interface PublishedText {
  key: string;
  language: Language;
  /** Texts by field name. */
  fields: Readonly<Record<string, string>>;
  /** The version of the English privacy page or terms; null if it is still the file's. */
  documentVersion: string | null;
}

export async function listPublishedTexts(db: Kysely<Database>, editionId: number): Promise<PublishedText[]> {
  const rows = await db
    .selectFrom('edition_text')
    .select(['key', 'language', 'fields', 'document_version as documentVersion'])
    .where('edition_id', '=', editionId)
    // The English row has the version of the terms even if only another language is published.
    .where((text) => text.or([text('version', '>', 0), text('document_version', 'is not', null)]))
    .orderBy('key')
    .orderBy('language')
    .execute();
  return rows.map((row) => ({ ...row, fields: row.fields ?? {} }));
}
