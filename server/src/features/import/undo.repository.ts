// Undoes an import: finds what depends on it and whom it affects, and restores what it changed.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Moved } from '../exhibitor-profile/public.ts';

/** Locks them against other changes until the transaction ends; bookings can still refer to them. */
export async function lockImported(db: Transaction<Database>, importId: number): Promise<void> {
  await sql`
    select exhibitor.id from exhibitor join import_exhibitor on exhibitor_id = exhibitor.id
    where import_id = ${importId} order by exhibitor.id for no key update of exhibitor`.execute(db);
}

/** Exhibitors whose name, booth or hall differs from that before the import. */
export async function listMoved(db: Transaction<Database>, importId: number): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select exhibitor.id,
      jsonb_build_object('name', earlier.company_name, 'booth', earlier.booth_number, 'hall', earlier.hall) as was,
      jsonb_build_object('name', exhibitor.company_name, 'booth', exhibitor.booth_number, 'hall', exhibitor.hall) as "is"
    from import_exhibitor join exhibitor on exhibitor.id = exhibitor_id,
      jsonb_populate_record(null::exhibitor, before -> 'exhibitor') as earlier
    where import_id = ${importId} and before is not null
      and (earlier.company_name, earlier.booth_number, earlier.hall)
        <> (exhibitor.company_name, exhibitor.booth_number, exhibitor.hall)
    order by exhibitor.id`.execute(db);
  return rows;
}

/** @returns names of exhibitors that were changed since */
export async function listChanged(db: Kysely<Database>, importId: number): Promise<string[]> {
  const changed = await sql<{ name: string }>`
    select coalesce(company_name, before -> 'exhibitor' ->> 'company_name', '?') as name
    from import_exhibitor left join exhibitor on exhibitor.id = exhibitor_id
    where import_id = ${importId}
      and left_as is distinct from md5(exhibitor_snapshot(exhibitor_id)::text)
    order by exhibitor_id`.execute(db);
  return changed.rows.map(({ name }) => name);
}

/** @returns names of new exhibitors with meetings, holds or links, and of new categories that others use */
export async function listMet(db: Kysely<Database>, importId: number): Promise<string[]> {
  const met = await sql<{ name: string }>`
    select company_name as name from import_exhibitor join exhibitor on exhibitor.id = exhibitor_id
    where import_id = ${importId} and before is null and (
      exists (select from claim where claim.exhibitor_id = exhibitor.id)
      or exists (select from exhibitor_key where exhibitor_key.exhibitor_id = exhibitor.id)
      or exists (select from exhibitor other where other.merged_into = exhibitor.id))
    union all
    select name from import_category join sub_category on sub_category.id = import_category.id
    where import_id = ${importId} and kind = 'sub-category' and before is null and (
      exists (select from registration_interest where sub_category_id = sub_category.id)
      or exists (select from former_sub_category where sub_category_id = sub_category.id)
      or exists (select from exhibitor_sub_category where sub_category_id = sub_category.id
        and exhibitor_id not in (select exhibitor_id from import_exhibitor where import_id = ${importId})))
    union all
    select name from import_category join category on category.id = import_category.id
    where import_id = ${importId} and kind = 'category' and before is null
      and exists (select from sub_category where category_id = category.id and not exists (
        select from import_category made where made.import_id = ${importId} and made.kind = 'sub-category'
          and made.before is null and made.id = sub_category.id))`.execute(db);
  return met.rows.map(({ name }) => name);
}

export async function listNames(
  db: Transaction<Database>,
  exhibitorIds: readonly number[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('exhibitor')
    .select('company_name as name')
    .where(sql<boolean>`id = any(${[...exhibitorIds]}::int[])`)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

/** Restores existing exhibitors and empties new ones. Call it only where nothing depends on the import. */
export async function restoreExhibitors(db: Transaction<Database>, importId: number): Promise<void> {
  await sql`
    update exhibitor set company_name = earlier.company_name, booth_number = earlier.booth_number,
      folded_name = earlier.folded_name, folded_booth = earlier.folded_booth, hall = earlier.hall,
      region_country = earlier.region_country, website = earlier.website, contact_email = earlier.contact_email,
      product_profile = earlier.product_profile, description = earlier.description, texts = earlier.texts,
      wanted_places = case when exhibitor.places_from = 'hand'
        then nullif(coalesce(earlier.wanted_places, earlier.places), exhibitor.places) end,
      version = exhibitor.version + 1
    from import_exhibitor, jsonb_populate_record(null::exhibitor, before -> 'exhibitor') as earlier
    where import_id = ${importId} and exhibitor.id = exhibitor_id and before is not null`.execute(db);
  await sql`
    delete from exhibitor_sub_category link using import_exhibitor
    where import_id = ${importId} and before is not null and link.exhibitor_id = import_exhibitor.exhibitor_id
      and not before -> 'subCategories' @> to_jsonb(sub_category_id)`.execute(db);
  await sql`
    delete from blocked_slot blocked using import_exhibitor
    where import_id = ${importId} and before is not null and blocked.exhibitor_id = import_exhibitor.exhibitor_id
      and not before -> 'blocked' @> jsonb_build_array(jsonb_build_object('day', day, 'minute', minute))`.execute(
    db,
  );
  await restorePart(db, importId, { table: 'product', part: 'products', columns: ['description'] });
  await restorePart(db, importId, {
    table: 'representative',
    part: 'representatives',
    columns: ['title', 'email'],
  });
  // One statement per table is several times as fast as the cascade from each deleted exhibitor.
  for (const table of ['product', 'representative', 'exhibitor_sub_category', 'blocked_slot'] as const)
    await sql`
      delete from ${sql.table(table)} part using import_exhibitor
      where import_id = ${importId} and before is null and part.exhibitor_id = import_exhibitor.exhibitor_id`.execute(
      db,
    );
}

/**
 * Lets an earlier import be undone again if only this one changed its work: its exhibitors are as it left them, except
 * for their version.
 */
export async function resumeEarlier(db: Transaction<Database>, importId: number): Promise<void> {
  await sql`
    update import_exhibitor earlier set left_as = md5(exhibitor_snapshot(earlier.exhibitor_id)::text)
    from import_exhibitor mine
    where mine.import_id = ${importId} and mine.before is not null and earlier.import_id <> ${importId}
      and earlier.exhibitor_id = mine.exhibitor_id and earlier.left_as = md5(mine.before::text)`.execute(db);
}

/** Deletes new exhibitors and categories. Bookings must be locked out or over: one of such an exhibitor would fail. */
export async function deleteNew(
  db: Transaction<Database>,
  importId: number,
  editionId: number,
): Promise<void> {
  await sql`
    delete from exhibitor using import_exhibitor
    where exhibitor.id = exhibitor_id and import_id = ${importId} and before is null`.execute(db);
  await restoreCategories(db, importId, editionId);
}

/** Deletes what was added, and restores the texts of what existed. */
async function restorePart(
  db: Transaction<Database>,
  importId: number,
  { table, part, columns }: { table: 'product' | 'representative'; part: string; columns: readonly string[] },
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} stored using import_exhibitor
    where import_id = ${importId} and before is not null and stored.exhibitor_id = import_exhibitor.exhibitor_id
      and not before -> ${part} @> jsonb_build_array(jsonb_build_object('id', stored.id))`.execute(db);
  const restored = columns.map((column) => sql`${sql.ref(column)} = earlier.${sql.ref(column)}`);
  await sql`
    update ${sql.table(table)} stored set ${sql.join(restored)}
    from import_exhibitor, jsonb_populate_recordset(null::${sql.table(table)}, before -> ${part}) as earlier
    where import_id = ${importId} and before is not null and stored.id = earlier.id`.execute(db);
}

async function restoreCategories(
  db: Transaction<Database>,
  importId: number,
  editionId: number,
): Promise<void> {
  for (const [table, kind] of [
    ['sub_category', 'sub-category'],
    ['category', 'category'],
  ] as const) {
    await sql`
      delete from ${sql.table(table)} stored using import_category noted
      where import_id = ${importId} and kind = ${kind} and noted.id = stored.id and before is null`.execute(
      db,
    );
    await sql`
      update ${sql.table(table)} stored set names = before from import_category noted
      where import_id = ${importId} and kind = ${kind} and noted.id = stored.id and before is not null`.execute(
      db,
    );
  }
  await sql`
    update edition set category_version = category_version + 1
    where id = ${editionId} and exists (select from import_category where import_id = ${importId})`.execute(
    db,
  );
}
