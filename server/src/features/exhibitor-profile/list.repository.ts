// Reads the organisers' list of exhibitors, with slots, meetings and gaps of each profile counted.
import type { ExhibitorListFilter, ExhibitorSort } from '@visavis/contract/exhibitor-profile/filter';
import { PROFILE_GAPS, type ProfileGap } from '@visavis/domain/exhibitor/profile-gap';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { type Conditions, conditionsOf } from '../../platform/sql/conditions.ts';
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';
import { readPeopleSearch } from '../country/public.ts';
import { OVERLAPPED_GRID, STATUS } from '../slot/public.ts';

export interface ExhibitorFilter extends ExhibitorListFilter {
  /** Undefined for both. */
  isArchived: boolean | undefined;
}

export interface ListOrder {
  sort: ExhibitorSort;
  isDescending: boolean;
}

interface ListPage extends ListOrder {
  limit: number;
  offset: number;
}

export interface ExhibitorRow {
  id: number;
  version: number;
  company_name: string;
  booth_number: string;
  hall: string;
  region_country: string;
  has_logo: boolean;
  logo_revision: number;
  is_archived: boolean;
  sub_categories: { id: number; name: string }[];
  /** The highest number of places in any slot. */
  places: number;
  hours: number;
  taken: number;
  products: number;
  representatives: number;
  first_gap: ProfileGap | null;
}

const IS_MISSING: Record<ProfileGap, RawBuilder<boolean>> = {
  booth: sql`trim(booth_number) = ''`,
  'sub-category': sql`not exists (select from exhibitor_sub_category where exhibitor_id = exhibitor.id)`,
  country: sql`trim(region_country) = ''`,
  'product-profile': sql`trim(product_profile) = ''`,
  description: sql`trim(description) = ''`,
  product: sql`not exists (select from product where exhibitor_id = exhibitor.id)`,
  logo: sql`not has_logo`,
};
const gapCase = (result: (gap: ProfileGap) => RawBuilder<unknown>) =>
  sql`case ${sql.join(
    PROFILE_GAPS.map((gap) => sql`when ${IS_MISSING[gap]} then ${result(gap)}`),
    sql` `,
  )} end`;
const FIRST_GAP = gapCase((gap) => sql.lit(gap));

/** All exhibitors of an edition, or a single one. */
export type Which = { editionId: number } | { id: number };

/** Hours of days that the edition no longer has do not count. */
const IS_OF_A_DAY = sql`taken.day between 1 and cardinality(edition.dates)`;

/**
 * Defines the table `counted`: the exhibitors with their counts. A slot of the grid is available at each place unless
 * the exhibitor has blocked it or an absence occupies the place.
 */
const counted = (which: Which, where: RawBuilder<boolean>) => sql`
  with chosen as materialized (
    select exhibitor.id, exhibitor.version, company_name, booth_number, hall, region_country, has_logo, logo_revision,
      archived_at, places, wanted_places, folded_name, folded_booth,
      ${FIRST_GAP} as first_gap,
      coalesce(${gapCase((gap) => sql.lit(PROFILE_GAPS.indexOf(gap)))}, ${sql.lit(PROFILE_GAPS.length)}) as gap_order,
      cardinality(edition.dates) * cardinality(edition.starts) as slots
    from exhibitor join edition on edition.id = edition_id
    where ${'id' in which ? sql`exhibitor.id = ${which.id}` : sql`edition_id = ${which.editionId}`} and ${where}
  ), blocked as (
    select distinct exhibitor_id, day, grid.start
    from blocked_slot taken ${OVERLAPPED_GRID} where exhibitor_id in (select id from chosen) and ${IS_OF_A_DAY}
  ), absent as (
    select exhibitor_id, day, grid.start, count(distinct place)::int as count
    from claim taken ${OVERLAPPED_GRID}
    where status = ${STATUS.absent} and exhibitor_id in (select id from chosen) and ${IS_OF_A_DAY}
    group by exhibitor_id, day, grid.start
  ), absences as (
    select exhibitor_id, count(*)::int as slots, min(count) as fewest,
      coalesce(sum(count) filter (where (exhibitor_id, day, start) not in (table blocked)), 0)::int as places
    from absent group by exhibitor_id
  ), counted as (
    select chosen.*,
      chosen.places - case when absences.slots = chosen.slots then fewest else 0 end as most,
      greatest(0, (chosen.slots - coalesce(blocked_slots, 0)) * chosen.places - coalesce(absences.places, 0)) as hours,
      coalesce(pending, 0) as pending, coalesce(approved, 0) as approved, coalesce(pending + approved, 0) as taken
    from chosen
    left join absences on absences.exhibitor_id = chosen.id
    left join (
      select exhibitor_id, count(*)::int as blocked_slots from blocked group by exhibitor_id
    ) as blocked_counts on blocked_counts.exhibitor_id = chosen.id
    left join (
      select exhibitor_id, (count(*) filter (where status = ${STATUS.pending}))::int as pending,
        (count(*) filter (where status = ${STATUS.approved}))::int as approved
      from claim where exhibitor_id in (select id from chosen)
      group by exhibitor_id
    ) as meeting_counts on meeting_counts.exhibitor_id = chosen.id
  )`;

type Counted = 'gap' | 'taken';

/** On what is stored of an exhibitor. */
const STORED: Conditions<Omit<ExhibitorFilter, Counted>, number> = {
  isArchived: (isArchived) => (isArchived ? sql`archived_at is not null` : sql`archived_at is null`),
  search: (search, editionId) => searched(search, editionId),
  country: (country) => sql`region_country = ${country}`,
  hall: (hall) => sql`hall = ${hall}`,
  subCategory: (id) => sql`exhibitor.id in (
    select exhibitor_id from exhibitor_sub_category where sub_category_id = ${id})`,
  category: (id) => sql`exhibitor.id in (
    select exhibitor_id from exhibitor_sub_category join sub_category on sub_category.id = sub_category_id
    where category_id = ${id})`,
};

const filtered = (filter: ExhibitorFilter, editionId: number): RawBuilder<boolean> =>
  sql`${sql.join([sql`true`, ...conditionsOf(STORED, filter, editionId)], sql` and `)}`;

/** There are few halls and countries: each is folded once, not once per exhibitor. */
const isOfPlaceHolding = (column: 'hall' | 'region_country', editionId: number, part: string) =>
  sql<boolean>`${sql.ref(column)} in (
    select place from (
      select distinct ${sql.ref(column)} as place from exhibitor where edition_id = ${editionId}) as places
    where ${contains(sql`fold_for_search(place)`, part)})`;

const hasOneHolding = (table: 'product' | 'representative', part: string) =>
  sql<boolean>`exhibitor.id in (
    select exhibitor_id from ${sql.table(table)} where ${contains(sql.ref(`${table}.search_text`), part)})`;

function searched(search: string, editionId: number): RawBuilder<boolean> {
  const wanted = readPeopleSearch(search);
  if (wanted.length === 0) return sql`true`;
  return meetsSearch(wanted, (part) => [
    contains(sql.ref('exhibitor.search_text'), part),
    isOfPlaceHolding('hall', editionId, part),
    isOfPlaceHolding('region_country', editionId, part),
    hasOneHolding('product', part),
    hasOneHolding('representative', part),
  ]);
}

/** An exhibitor with all hours blocked is not full: it has no meetings. */
const IS_FULL = sql<boolean>`taken > 0 and taken >= hours`;

/** On what is counted of it. */
const COUNTED: Conditions<Pick<ExhibitorFilter, Counted>, null> = {
  gap: (gap) => {
    if (gap === 'any') return sql`first_gap is not null`;
    return gap === 'none' ? sql`first_gap is null` : sql`first_gap = ${gap}`;
  },
  taken: (taken) => {
    if (taken === 'full') return IS_FULL;
    return taken === 'none' ? sql`taken = 0` : sql`taken between 1 and hours - 1`;
  },
};

const countedAs = ({ gap, taken }: ExhibitorFilter): RawBuilder<unknown> =>
  sql.join([sql`true`, ...conditionsOf(COUNTED, { gap, taken }, null)], sql` and `);

const SORTS: Record<ExhibitorSort, readonly RawBuilder<unknown>[]> = {
  name: [sql`folded_name`],
  booth: [sql`hall`, sql`folded_booth`],
  hours: [sql`taken::numeric / greatest(hours, 1)`],
  gap: [sql`gap_order`],
};

const orderBy = ({ sort, isDescending }: ListOrder): RawBuilder<unknown> =>
  sql.join([
    ...SORTS[sort].map((key) => sql`${key} ${isDescending ? sql`desc` : sql`asc`}`),
    sql`folded_name, folded_booth, id`,
  ]);

const COLUMNS = sql`
  counted.id, version, company_name, booth_number, hall, region_country, has_logo, logo_revision, hours, taken,
  first_gap, archived_at is not null as is_archived,
  case when archived_at is null then most else coalesce(wanted_places, places) end as places,
  coalesce((
    select json_agg(json_build_object('id', sub_category.id, 'name', sub_category.name)
      order by category.position, category.id, sub_category.position, sub_category.id)
    from exhibitor_sub_category
    join sub_category on sub_category.id = sub_category_id
    join category on category.id = category_id
    where exhibitor_id = counted.id), '[]') as sub_categories,
  (select count(*)::int from product where exhibitor_id = counted.id) as products,
  (select count(*)::int from representative where exhibitor_id = counted.id) as representatives`;

/** Ties are ordered by folded name and booth; the total is counted in the same pass. */
export async function listExhibitorPage(
  db: Kysely<Database>,
  editionId: number,
  filter: ExhibitorFilter,
  { limit, offset, ...order }: ListPage,
): Promise<{ rows: ExhibitorRow[]; total: number }> {
  const { rows } = await sql<{ rows: ExhibitorRow[]; total: number }>`
    ${counted({ editionId }, filtered(filter, editionId))},
    found as materialized (select * from counted where ${countedAs(filter)}),
    page as (
      select ${COLUMNS}, row_number() over () as place from (
        select * from found order by ${orderBy(order)} limit ${limit} offset ${offset}
      ) as counted)
    select (select count(*)::int from found) as total,
      coalesce((select json_agg(page order by place) from page), '[]') as rows`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('An aggregate has one row.');
  return found;
}

/** All that the filter finds, in their order. */
export async function findExhibitorIds(
  db: Kysely<Database>,
  editionId: number,
  filter: ExhibitorFilter,
  order: ListOrder,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    ${counted({ editionId }, filtered(filter, editionId))}
    select id from counted where ${countedAs(filter)} order by ${orderBy(order)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A query for the ids of exhibitors that take part and match the list's filter. */
export const matchingExhibitors = (editionId: number, filter: ExhibitorListFilter): RawBuilder<unknown> => {
  const present = { ...filter, isArchived: false };
  return sql`${counted({ editionId }, filtered(present, editionId))} select id from counted where ${countedAs(present)}`;
};

/** One exhibitor of any edition. */
export async function findExhibitorRow(db: Kysely<Database>, id: number): Promise<ExhibitorRow | null> {
  const { rows } = await sql<ExhibitorRow>`
    ${counted({ id }, sql`true`)} select ${COLUMNS} from counted`.execute(db);
  return rows[0] ?? null;
}

export interface HoursRow {
  id: number;
  places: number;
  /** Available hours: slots times places. */
  hours: number;
  pending: number;
  approved: number;
}

/** Exhibitors that take part, with their hours as the list counts them, ordered by id. */
export async function listHours(db: Kysely<Database>, editionId: number): Promise<HoursRow[]> {
  const { rows } = await sql<HoursRow>`
    ${counted({ editionId }, sql`archived_at is null`)}
    select id, places, hours, pending, approved from counted order by id`.execute(db);
  return rows;
}

export interface FactsRow {
  exhibitors: number;
  archived: number;
  hours: number;
  hoursTaken: number;
  full: number;
  withoutMeetings: number;
  gaps: { gap: ProfileGap; count: number }[];
  countries: { name: string; count: number }[];
  halls: { name: string; count: number }[];
}

export async function readFacts(db: Kysely<Database>, editionId: number): Promise<FactsRow> {
  const list = (
    column: RawBuilder<unknown>,
    key: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
  ) => sql`coalesce((
    select json_agg(json_build_object(${key}, value, 'count', count) order by ${order}) from (
      select ${column} as value, count(*)::int as count, min(gap_order) as gap_order from counted
      where coalesce(${column}, '') <> '' group by ${column}) as grouped), '[]')`;
  const { rows } = await sql<FactsRow>`
    ${counted({ editionId }, sql`archived_at is null`)}
    select count(*)::int as exhibitors, coalesce(sum(hours), 0)::int as hours,
      coalesce(sum(taken), 0)::int as "hoursTaken",
      (count(*) filter (where ${IS_FULL}))::int as full, (count(*) filter (where taken = 0))::int as "withoutMeetings",
      (select count(*)::int from exhibitor
        where edition_id = ${editionId} and archived_at is not null and merged_into is null) as archived,
      ${list(sql`first_gap`, sql`'gap'`, sql`gap_order`)} as gaps,
      ${list(sql`region_country`, sql`'name'`, sql`value`)} as countries,
      ${list(sql`hall`, sql`'name'`, sql`value`)} as halls
    from counted`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate has one row.');
  return row;
}
