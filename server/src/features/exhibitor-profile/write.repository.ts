// Writes an exhibitor with its sub-categories, products and representatives.
import type { ExhibitorInput } from '@visavis/contract/exhibitor-profile/profile';
import { foldName } from '@visavis/domain/exhibitor/merge';
import { joinPresence } from '@visavis/domain/exhibitor/presence';
import { translationsOf } from '@visavis/domain/exhibitor/texts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

interface FoldedNames {
  folded_name: string;
  folded_booth: string;
}

/** Whether another exhibitor of the edition has the name and booth. @param id of the exhibitor being changed */
export async function findNamesake(
  db: Kysely<Database>,
  editionId: number,
  names: FoldedNames,
  id: number | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('exhibitor')
    .select('id')
    .where('edition_id', '=', editionId)
    .where('folded_name', '=', names.folded_name)
    .where('folded_booth', '=', names.folded_booth)
    .where('merged_into', 'is', null)
    .where('id', '<>', id ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listKnownSubCategories(
  db: Kysely<Database>,
  editionId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('sub_category')
    .select('id')
    .where('edition_id', '=', editionId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const columnsOf = (input: ExhibitorInput) => ({
  company_name: input.companyName,
  booth_number: input.boothNumber,
  folded_name: foldName(input.companyName),
  folded_booth: foldName(input.boothNumber),
  hall: input.hall,
  region_country: input.regionCountry,
  website: input.website,
  contact_email: input.contactEmail,
  product_profile: input.productProfile.en,
  description: input.description.en,
  texts: JSON.stringify(
    translationsOf({ productProfile: input.productProfile, description: input.description }),
  ),
  places_from: input.places.from,
});

/** @returns the id of the new exhibitor */
export async function insertExhibitor(
  transaction: Transaction<Database>,
  editionId: number,
  input: ExhibitorInput,
): Promise<number> {
  const { id } = await transaction
    .insertInto('exhibitor')
    .values({ ...columnsOf(input), edition_id: editionId, has_logo: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLists(transaction, id, input);
  return id;
}

/** Writes everything but the places, and raises the version. */
export async function updateExhibitor(
  transaction: Transaction<Database>,
  id: number,
  input: ExhibitorInput,
): Promise<void> {
  await transaction
    .updateTable('exhibitor')
    .set((column) => ({ ...columnsOf(input), version: column('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await writeLists(transaction, id, input);
}

async function writeLists(
  transaction: Transaction<Database>,
  id: number,
  input: ExhibitorInput,
): Promise<void> {
  await sql`
    delete from exhibitor_sub_category
    where exhibitor_id = ${id} and sub_category_id <> all(${[...input.subCategoryIds]}::int[])`.execute(
    transaction,
  );
  await sql`
    insert into exhibitor_sub_category (exhibitor_id, sub_category_id)
    select ${id}, wanted from unnest(${[...input.subCategoryIds]}::int[]) as wanted
    on conflict do nothing`.execute(transaction);
  await writeProducts(transaction, id, input);
  await writeRepresentatives(transaction, id, input);
}

/** A list's rows as JSON, with their positions. */
const asRows = (rows: readonly object[]): string =>
  JSON.stringify(rows.map((row, index) => ({ ...row, position: index + 1 })));

async function writeProducts(
  transaction: Transaction<Database>,
  exhibitorId: number,
  { products }: ExhibitorInput,
): Promise<void> {
  const rows = asRows(
    products.map(({ id, name, description }) => ({
      id,
      name: name.en,
      description: description.en,
      texts: translationsOf({ name, description }),
    })),
  );
  const given = sql`jsonb_to_recordset(${rows}::jsonb)
    as given (id int, name text, description text, texts jsonb, position int)`;
  // Names may be swapped.
  await sql`set constraints product_name_once deferred`.execute(transaction);
  await sql`
    delete from product where exhibitor_id = ${exhibitorId}
      and id not in (select id from ${given} where id is not null)`.execute(transaction);
  await sql`
    update product set name = given.name, description = given.description, texts = given.texts,
      position = given.position
    from ${given} where product.id = given.id and exhibitor_id = ${exhibitorId}
      and (product.name, product.description, product.texts, product.position)
        is distinct from (given.name, given.description, given.texts, given.position)`.execute(transaction);
  await sql`
    insert into product (exhibitor_id, name, description, texts, has_image, position)
    select ${exhibitorId}, name, description, texts, false, position from ${given}
    where id is null order by position`.execute(transaction);
  await sql`set constraints product_name_once immediate`.execute(transaction);
}

async function writeRepresentatives(
  transaction: Transaction<Database>,
  exhibitorId: number,
  { representatives }: ExhibitorInput,
): Promise<void> {
  const rows = asRows(
    representatives.map(({ hours, ...person }) => ({ ...person, hours: hours && joinPresence(hours) })),
  );
  const given = sql`jsonb_to_recordset(${rows}::jsonb)
    as given (id int, name text, title text, email text, languages jsonb, hours jsonb, position int)`;
  const languages = sql`array(select jsonb_array_elements_text(given.languages))`;
  const hours = sql`nullif(given.hours, 'null'::jsonb)`;
  await sql`
    delete from representative where exhibitor_id = ${exhibitorId}
      and id not in (select id from ${given} where id is not null)`.execute(transaction);
  await sql`
    update representative set name = given.name, title = given.title, email = given.email,
      languages = ${languages}, hours = ${hours}, position = given.position
    from ${given} where representative.id = given.id and exhibitor_id = ${exhibitorId}`.execute(transaction);
  await sql`
    insert into representative (exhibitor_id, name, title, email, languages, hours, position)
    select ${exhibitorId}, name, title, email, ${languages}, ${hours}, position from ${given}
    where id is null order by position`.execute(transaction);
}

export async function setArchived(
  transaction: Transaction<Database>,
  id: number,
  archivedAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable('exhibitor')
    .set((column) => ({ archived_at: archivedAt, version: column('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
