// Stores the operations of an import in a few statements for all rows, together with what an undo needs.
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { asParameter, type JsonBytes } from '../../platform/sql/json-bytes.ts';
import { adoptPictures, keepFormerPaths, type PictureNames } from '../exhibitor-profile/public.ts';
import { STATUS } from '../slot/public.ts';
import type { OperationTexts } from './plan.present.ts';

interface Target {
  importId: number;
  editionId: number;
  now: Date;
}

/** Since the plan was made, somebody booked an hour that was to be blocked, or a place that was to be removed. */
export class HourTaken extends Error {
  override name = 'HourTaken';
}

/** Applies everything except blocked hours in the caller's transaction; the edition's lists must be locked. */
export async function applyLists(
  db: Transaction<Database>,
  target: Target,
  operations: OperationTexts,
): Promise<void> {
  await applyCategories(db, target, operations.categories);
  await sql`create temporary table import_target (n integer primary key, id integer not null, is_new boolean not null)
    on commit drop`.execute(db);
  for (const chunk of operations.exhibitors) await applyExhibitors(db, target, chunk);
  for (const chunk of operations.links) await insertLinks(db, chunk);
  for (const chunk of operations.products) await applyProducts(db, chunk);
  for (const chunk of operations.representatives) await applyRepresentatives(db, chunk);
  await sql`
    update import_exhibitor set left_as = md5(exhibitor_snapshot(exhibitor_id)::text)
    where import_id = ${target.importId}`.execute(db);
}

/**
 * Blocks hours, in the transaction of `applyLists` and after `raiseGrid`, so that it sees all bookings.
 * @throws HourTaken
 */
export async function applyBlocked(
  db: Transaction<Database>,
  target: Target,
  operations: OperationTexts,
): Promise<void> {
  for (const chunk of operations.blocked) await insertBlocked(db, target, chunk);
}

/**
 * Exhibitors whose places must be rearranged: the number set by hand has changed, or it follows from the
 * representatives and the import has added some.
 */
export async function listFollowing(db: Transaction<Database>, importId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select exhibitor.id from import_exhibitor join exhibitor on exhibitor.id = exhibitor_id
    where import_id = ${importId} and before is not null and case places_from
      when 'hand' then
        coalesce(before -> 'exhibitor' ->> 'wanted_places', before -> 'exhibitor' ->> 'places')::int
          <> coalesce(wanted_places, places)
      else exists (
        select from representative where representative.exhibitor_id = exhibitor.id
          and not before -> 'representatives' @> jsonb_build_array(jsonb_build_object('id', representative.id)))
      end
    order by exhibitor.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether the number of places of any was set by hand. */
export async function isAnyByHand(
  db: Transaction<Database>,
  exhibitorIds: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`
    select from exhibitor where id = any(${[...exhibitorIds]}::int[]) and places_from = 'hand' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Records the state in which the import leaves exhibitors, whose places may have changed. */
export async function noteAsLeft(
  db: Transaction<Database>,
  importId: number,
  exhibitorIds: readonly number[],
): Promise<void> {
  await sql`
    update import_exhibitor set left_as = md5(exhibitor_snapshot(exhibitor_id)::text)
    where import_id = ${importId} and exhibitor_id = any(${[...exhibitorIds]}::int[])`.execute(db);
}

/** New categories come after the existing ones; temporary numbers are kept for links to them. */
async function applyCategories(
  db: Transaction<Database>,
  target: Target,
  operations: JsonBytes,
): Promise<void> {
  const { importId, editionId } = target;
  await sql`create temporary table import_new (n integer primary key, id integer not null) on commit drop`.execute(
    db,
  );
  const { rows } = await sql<{ count: number }>`
    with given as (
      select n, name, coalesce(names, '{}') as names, row_number() over (order by n desc) as place
      from jsonb_to_recordset(${asParameter(operations)}::jsonb -> 'categories') as one (n integer, name text, names jsonb)
    ), numbered as (
      insert into import_new select n, nextval(pg_get_serial_sequence('category', 'id')) from given returning n, id
    ), stored as (
      insert into category (id, edition_id, name, names, position) overriding system value
      select id, ${editionId}, name, names,
        place + (select coalesce(max(position), 0) from category where edition_id = ${editionId})
      from given join numbered using (n) returning id
    ), noted as (
      insert into import_category (import_id, kind, id) select ${importId}, 'category', id from stored returning id
    ) select count(*) as count from noted`.execute(db);
  const subCategories = await sql<{ count: number }>`
    with given as (
      select n, name, coalesce(names, '{}') as names, category, row_number() over (order by n desc) as place
      from jsonb_to_recordset(${asParameter(operations)}::jsonb -> 'subCategories')
        as one (n integer, category integer, name text, names jsonb)
    ), numbered as (
      insert into import_new select n, nextval(pg_get_serial_sequence('sub_category', 'id')) from given
      returning n, id
    ), stored as (
      insert into sub_category (id, edition_id, category_id, name, names, position) overriding system value
      select numbered.id, ${editionId}, category.id, given.name, given.names,
        place + (select coalesce(max(position), 0) from sub_category where category_id = category.id)
      from given join numbered using (n)
        left join import_new on import_new.n = given.category
        join category on category.id = coalesce(import_new.id, given.category)
          and category.edition_id = ${editionId}
      returning id
    ), noted as (
      insert into import_category (import_id, kind, id) select ${importId}, 'sub-category', id from stored returning id
    ) select count(*) as count from noted`.execute(db);
  const named =
    (await addNames(db, target, { table: 'category', operations, key: 'categoryNames' })) +
    (await addNames(db, target, { table: 'sub_category', operations, key: 'subCategoryNames' }));
  if (named + Number(rows[0]?.count ?? 0) + Number(subCategories.rows[0]?.count ?? 0) > 0)
    await sql`update edition set category_version = category_version + 1 where id = ${editionId}`.execute(db);
}

async function addNames(
  db: Transaction<Database>,
  { importId, editionId }: Target,
  { table, operations, key }: { table: 'category' | 'sub_category'; operations: JsonBytes; key: string },
): Promise<number> {
  const kind = table === 'category' ? 'category' : 'sub-category';
  const { rows } = await sql<{ count: number }>`
    with given as (
      select id, names from jsonb_to_recordset(${asParameter(operations)}::jsonb -> ${key}) as one (id integer, names jsonb)
    ), noted as (
      insert into import_category (import_id, kind, id, before)
      select ${importId}, ${kind}, stored.id, stored.names
      from given join ${sql.table(table)} stored on stored.id = given.id and stored.edition_id = ${editionId}
      on conflict do nothing
      returning id
    ), changed as (
      update ${sql.table(table)} stored set names = stored.names || given.names
      from given where stored.id = given.id and stored.edition_id = ${editionId} returning stored.id
    ) select count(*) as count from changed`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

const EXHIBITOR_COLUMNS = sql`(n integer, id integer, company text, booth text, hall text, country text, website text,
  email text, profile text, description text, "profileMs" text, "profileZh" text, "descriptionMs" text,
  "descriptionZh" text, "foldedName" text, "foldedBooth" text, places integer)`;

/** Translations as stored: empty ones are left out. */
const TEXTS = sql`(
  select coalesce(jsonb_object_agg(language, given) filter (where given <> '{}'), '{}')
  from (values
    ('ms', jsonb_strip_nulls(jsonb_build_object(
      'productProfile', nullif(one."profileMs", ''), 'description', nullif(one."descriptionMs", '')))),
    ('zh-Hans', jsonb_strip_nulls(jsonb_build_object(
      'productProfile', nullif(one."profileZh", ''), 'description', nullif(one."descriptionZh", ''))))
  ) as translation (language, given))`;

/** The number never falls: surplus places are occupied by absences once places are arranged. */
const PLACES = sql`(case when places_from = 'hand' then greatest(exhibitor.places, one.places) else exhibitor.places end)`;

async function applyExhibitors(
  db: Transaction<Database>,
  { importId, editionId }: Target,
  chunk: JsonBytes,
): Promise<void> {
  const given = sql`jsonb_to_recordset(${asParameter(chunk)}::jsonb) as one ${EXHIBITOR_COLUMNS}`;
  await sql`
    insert into import_target (n, id, is_new)
    select n, coalesce(one.id, nextval(pg_get_serial_sequence('exhibitor', 'id'))), one.id is null
    from ${given}`.execute(db);
  await sql`
    insert into import_exhibitor (import_id, exhibitor_id, before)
    select ${importId}, import_target.id, case when is_new then null else exhibitor_snapshot(import_target.id) end
    from ${given} join import_target using (n)`.execute(db);
  await sql`
    insert into exhibitor (id, edition_id, company_name, booth_number, folded_name, folded_booth, hall, region_country,
      website, contact_email, product_profile, description, texts, places)
    overriding system value
    select import_target.id, ${editionId}, company, booth, "foldedName", "foldedBooth", hall, country, website, email,
      profile, description, ${TEXTS}, places
    from ${given} join import_target using (n) where is_new`.execute(db);
  const renamed = await listRenamed(db, chunk);
  for (const { id, before } of renamed) await adoptPictures(db, id, before);
  await sql`
    update exhibitor set company_name = company, booth_number = booth, folded_name = "foldedName",
      folded_booth = "foldedBooth", hall = one.hall, region_country = country, website = one.website,
      contact_email = email, product_profile = profile, description = one.description, texts = ${TEXTS},
      places = ${PLACES}, wanted_places = case when places_from = 'hand' and one.places < ${PLACES} then one.places end,
      version = version + 1
    from ${given} join import_target using (n)
    where not is_new and exhibitor.id = import_target.id and edition_id = ${editionId}`.execute(db);
  for (const { id, before, companyName } of renamed)
    await keepFormerPaths(
      db,
      { exhibitorId: id, editionId },
      { before, after: { companyName, products: before.products } },
    );
}

/** Exhibitors with pictures whose name changes: the picture addresses are derived from it. */
async function listRenamed(
  db: Transaction<Database>,
  chunk: JsonBytes,
): Promise<{ id: number; before: PictureNames; companyName: string }[]> {
  const { rows } = await sql<{ id: number; before: PictureNames; companyName: string }>`
    select exhibitor.id, company as "companyName", json_build_object('companyName', company_name, 'products',
      (select coalesce(json_agg(json_build_object('id', product.id, 'name', product.name)), '[]')
        from product where exhibitor_id = exhibitor.id)) as before
    from jsonb_to_recordset(${asParameter(chunk)}::jsonb) as one (id integer, company text)
      join exhibitor on exhibitor.id = one.id
    where company_name <> company
      and (has_logo or exists (select from product where exhibitor_id = exhibitor.id and has_image))`.execute(
    db,
  );
  return rows;
}

async function insertLinks(db: Transaction<Database>, chunk: JsonBytes): Promise<void> {
  await sql`
    insert into exhibitor_sub_category (exhibitor_id, sub_category_id)
    select import_target.id, coalesce(import_new.id, "subCategory")
    from jsonb_to_recordset(${asParameter(chunk)}::jsonb) as one (n integer, "subCategory" integer)
      join import_target using (n) left join import_new on import_new.n = "subCategory"
    on conflict do nothing`.execute(db);
}

async function applyProducts(db: Transaction<Database>, chunk: JsonBytes): Promise<void> {
  const given = sql`jsonb_to_recordset(${asParameter(chunk)}::jsonb)
    as one (n integer, id integer, name text, description text, position integer)`;
  await sql`
    insert into product (exhibitor_id, name, description, has_image, position)
    select import_target.id, name, description, false, position
    from ${given} join import_target using (n) where one.id is null
    order by n, position`.execute(db);
  await sql`
    update product set description = one.description
    from ${given} join import_target using (n)
    where product.id = one.id and product.exhibitor_id = import_target.id`.execute(db);
}

async function applyRepresentatives(db: Transaction<Database>, chunk: JsonBytes): Promise<void> {
  const given = sql`jsonb_to_recordset(${asParameter(chunk)}::jsonb)
    as one (n integer, id integer, name text, title text, email text, position integer)`;
  await sql`
    insert into representative (exhibitor_id, name, title, email, position)
    select import_target.id, name, title, email, position
    from ${given} join import_target using (n) where one.id is null
    order by n, position`.execute(db);
  await sql`
    update representative set title = one.title, email = one.email
    from ${given} join import_target using (n)
    where representative.id = one.id and representative.exhibitor_id = import_target.id`.execute(db);
}

async function insertBlocked(
  db: Transaction<Database>,
  { importId, now }: Target,
  chunk: JsonBytes,
): Promise<void> {
  const given = sql`jsonb_to_recordset(${asParameter(chunk)}::jsonb) as one (n integer, day integer, minute integer, length integer)
    join import_target using (n)`;
  const { rows } = await sql`
    select from ${given} join claim on claim.exhibitor_id = import_target.id and claim.day = one.day
    where int4range(claim.minute, claim.minute + claim.length) && int4range(one.minute, one.minute + one.length)
      and (claim.status in (${STATUS.pending}, ${STATUS.approved})
        or (claim.status = ${STATUS.held} and claim.expires_at > ${now}))
    limit 1`.execute(db);
  if (rows.length > 0) throw new HourTaken();
  await sql`
    insert into blocked_slot (exhibitor_id, day, minute, length)
    select import_target.id, one.day, one.minute, one.length from ${given}
    on conflict do nothing`.execute(db);
  await sql`
    update import_exhibitor set left_as = md5(exhibitor_snapshot(exhibitor_id)::text)
    where import_id = ${importId} and exhibitor_id in (select import_target.id from ${given})`.execute(db);
}
