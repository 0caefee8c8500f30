// Reads the current state of an edition as JSON text, which may be megabytes and which only the worker parses.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from '../slot/public.ts';

/** Length of a part of a state, in characters. */
const PART_LENGTH = 250_000;

/**
 * Reads a state in parts, cut by the database so that no single step delays other responses for long.
 * @param state a value of type json
 * @returns parts of its text
 */
export async function readInParts(db: Kysely<Database>, state: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    with whole as materialized (select (${state})::text as state)
    select substr(state, 1 + at * ${sql.lit(PART_LENGTH)}, ${sql.lit(PART_LENGTH)}) as part
      from whole, generate_series(0, (length(state) - 1) / ${sql.lit(PART_LENGTH)}) as at order by at`.execute(
    db,
  );
  return rows.map(({ part }) => part);
}

/** @returns an ImportState as JSON, in parts */
export function readStateText(db: Kysely<Database>, editionId: number, now: Date): Promise<string[]> {
  return readInParts(
    db,
    sql`
    json_build_object(
      'exhibitors', (select coalesce(json_agg(one order by one.id), '[]') from (
        select id, company_name as company, booth_number as booth, hall, region_country as country, website,
          contact_email as email, product_profile as profile, description,
          coalesce(texts -> 'ms' ->> 'productProfile', '') as "profileMs",
          coalesce(texts -> 'zh-Hans' ->> 'productProfile', '') as "profileZh",
          coalesce(texts -> 'ms' ->> 'description', '') as "descriptionMs",
          coalesce(texts -> 'zh-Hans' ->> 'description', '') as "descriptionZh",
          coalesce(wanted_places, places) as places, places_from as "placesFrom",
          archived_at is not null as "isArchived",
          coalesce((select json_agg(sub_category_id) from exhibitor_sub_category
            where exhibitor_id = exhibitor.id), '[]') as "subCategories",
          coalesce((select json_agg(json_build_object('id', id, 'name', name, 'description', description)
            order by position, id) from product where exhibitor_id = exhibitor.id), '[]') as products,
          coalesce((select json_agg(json_build_object('id', id, 'name', name, 'title', title, 'email', email)
            order by position, id) from representative where exhibitor_id = exhibitor.id), '[]') as representatives,
          coalesce((select json_agg(json_build_object('day', day, 'minute', minute, 'length', length))
            from blocked_slot where exhibitor_id = exhibitor.id), '[]') as blocked
        from exhibitor where edition_id = ${editionId} and merged_into is null
      ) one),
      'merged', (select coalesce(json_agg(json_build_object('company', ended.company_name,
          'booth', ended.booth_number, 'into', remains.company_name) order by ended.id), '[]')
        from exhibitor ended join exhibitor remains on remains.id = ended.merged_into
        where ended.edition_id = ${editionId}),
      'categories', ${categoriesOf(editionId)},
      'grid', ${gridOf(editionId)},
      'busy', (select coalesce(json_object_agg(exhibitor_id, slots), '{}') from (
        select exhibitor_id, json_agg(json_build_object('day', day, 'minute', minute, 'length', length)) as slots
        from claim join exhibitor on exhibitor.id = exhibitor_id
        where edition_id = ${editionId}
          and (status in (${STATUS.pending}, ${STATUS.approved}) or (status = ${STATUS.held} and expires_at > ${now}))
        group by exhibitor_id
      ) one)
    )`,
  );
}

/** The categories with their sub-categories and the former names of these, as JSON. */
export const categoriesOf = (
  editionId: number,
) => sql`(select coalesce(json_agg(one order by one.position, one.id), '[]') from (
      select id, name, names, position,
        coalesce((select json_agg(json_build_object('id', id, 'name', name, 'names', names, 'former', (
          select coalesce(json_agg(one.name order by one.name), '[]') from (
            select former.name from former_sub_category former where sub_category_id = sub_category.id
            union select value from former_sub_category former, jsonb_each_text(former.names)
              where sub_category_id = sub_category.id
          ) one)) order by position, id)
          from sub_category where category_id = category.id), '[]') as "subCategories"
      from category where edition_id = ${editionId}
    ) one)`;

/** The days and hours, as JSON. */
export const gridOf = (
  editionId: number,
) => sql`(select json_build_object('dates', dates, 'starts', starts, 'slotMinutes', slot_minutes)
      from edition where id = ${editionId})`;
