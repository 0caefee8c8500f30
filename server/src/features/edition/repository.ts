// Reads an edition and its lists from the database.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface EditionVersion {
  id: number;
  catalogueVersion: number;
}

/**
 * The edition that is running or next on a day, else the last past one; null in an empty database.
 * @param today YYYY-MM-DD in the fair's time zone
 * @param isLive a live site never shows a demo edition
 */
export async function findCurrentEdition(
  db: Kysely<Database>,
  today: string,
  isLive: boolean,
): Promise<EditionVersion | null> {
  const isOver = sql<boolean>`not (${today}::date <= any(dates))`;
  const row = await db
    .selectFrom('edition')
    .select(['id', 'catalogue_version as catalogueVersion'])
    .where((edition) => edition.or([edition('is_demo', '=', false), sql<boolean>`not ${isLive}::boolean`]))
    .orderBy(isOver)
    .orderBy(sql`case when ${isOver} then -year else year end`)
    .orderBy('is_demo')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function getEditionRow(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('edition')
    .select([
      'id',
      'name',
      'year',
      'is_demo',
      sql<string[]>`dates::text[]`.as('dates'),
      'hours',
      'business_minimum',
      'business_maximum',
      'contact_email',
      'contact_whatsapp',
      'hosted_minimum',
      'hosted_maximum',
      'hosted_programme_meetings',
      'hosted_meetings_a_day',
      'hosted_stage_programs',
      'refund_after_meetings',
      'refund_within_days',
      'deposit_sen',
      'extra_night_sen',
      'currency',
      'terms_version',
      'documents_kept_days',
      'unconfirmed_hours_a_day',
      'unconfirmed_released_after',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/**
 * Dates of the edition after a date, in order; null if there is none.
 * @param isDemo a demo site never announces a real edition, nor the other way round
 */
export async function findNextDates(
  db: Kysely<Database>,
  { lastDate, isDemo }: { lastDate: string; isDemo: boolean },
): Promise<string[] | null> {
  const row = await db
    .selectFrom('edition')
    .select(sql<string[]>`dates::text[]`.as('dates'))
    .where('is_demo', '=', isDemo)
    .where(sql<boolean>`dates[1] > ${lastDate}::date`)
    .orderBy(sql`dates[1]`)
    .limit(1)
    .executeTakeFirst();
  return row?.dates ?? null;
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

export async function listExhibitorRows(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('exhibitor')
    .leftJoin('exhibitor_sub_category', 'exhibitor_sub_category.exhibitor_id', 'exhibitor.id')
    .select([
      'exhibitor.id',
      'company_name',
      'booth_number',
      'folded_name',
      'folded_booth',
      'region_country',
      'product_profile',
      'description',
      'has_logo',
      sql<number[]>`coalesce(array_agg(sub_category_id) filter (where sub_category_id is not null), '{}')`.as(
        'sub_category_ids',
      ),
    ])
    .where('edition_id', '=', editionId)
    .groupBy('exhibitor.id')
    .orderBy('exhibitor.id')
    .execute();
}
