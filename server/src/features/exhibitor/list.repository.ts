// Reads a page of the organisers' list of exhibitors, with meetings, blocked hours and products counted.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';
import { readPeopleSearch } from '../country/public.ts';

export interface ExhibitorFilter {
  id?: number | undefined;
  search?: string | undefined;
  country?: string | undefined;
  subCategory?: number | undefined;
}

/** The days and hours of an edition. */
export interface Grid {
  editionId: number;
  days: readonly number[];
  hours: readonly number[];
}

/** Exhibitors of an edition that match, as a base query. */
function matching(db: Kysely<Database>, editionId: number, filter: ExhibitorFilter) {
  let query = db.selectFrom('exhibitor').where('edition_id', '=', editionId);
  const wanted = readPeopleSearch(filter.search ?? '');
  const text = sql<string>`fold_for_search(company_name || ' ' || booth_number || ' ' || region_country)`;
  if (wanted.length > 0) query = query.where(meetsSearch(wanted, (part) => [contains(text, part)]));
  if (filter.id !== undefined) query = query.where('exhibitor.id', '=', filter.id);
  if (filter.country !== undefined) query = query.where('region_country', '=', filter.country);
  if (filter.subCategory !== undefined)
    query = query.where('exhibitor.id', 'in', (nested) =>
      nested
        .selectFrom('exhibitor_sub_category')
        .select('exhibitor_id')
        .where('sub_category_id', '=', filter.subCategory ?? 0),
    );
  return query;
}

/** Ordered by folded name and booth; blocked hours are those of the grid. */
export async function listExhibitorPage(
  db: Kysely<Database>,
  { editionId, days, hours }: Grid,
  filter: ExhibitorFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return matching(db, editionId, filter)
    .select([
      'exhibitor.id',
      'company_name',
      'booth_number',
      'region_country',
      'product_profile',
      'description',
      'has_logo',
      'places',
      sql<{ id: number; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', sub_category.id, 'name', sub_category.name)
          order by category.position, category.id, sub_category.position, sub_category.id)
        from exhibitor_sub_category
        join sub_category on sub_category.id = sub_category_id
        join category on category.id = category_id
        where exhibitor_id = exhibitor.id), '[]')`.as('sub_categories'),
      sql<number>`(select count(*)::int from meeting
        where exhibitor_id = exhibitor.id and status <> ${MEETING_STATUS.rejected})`.as('taken'),
      sql<number>`(select count(*)::int from blocked_slot
        where exhibitor_id = exhibitor.id
          and day = any(${[...days]}::int[]) and hour = any(${[...hours]}::int[]))`.as('blocked'),
      sql<number>`(select count(*)::int from product where exhibitor_id = exhibitor.id)`.as('products'),
    ])
    .orderBy('folded_name')
    .orderBy('folded_booth')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type ExhibitorRow = Awaited<ReturnType<typeof listExhibitorPage>>[number];

export async function countExhibitors(
  db: Kysely<Database>,
  editionId: number,
  filter: ExhibitorFilter,
): Promise<number> {
  const { count } = await matching(db, editionId, filter)
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
