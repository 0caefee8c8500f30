// Reads and writes the tree of categories for organisers: rows with counts, names, places and the tree's version.
import type { CategoryNames } from '@visavis/domain/category/names';
import type { CategoryKind } from '@visavis/domain/category/tree';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface Names {
  name: string;
  names: CategoryNames;
}

const versionOf = (db: Kysely<Database>, editionId: number) =>
  db.selectFrom('edition').select('category_version as version').where('id', '=', editionId);

export async function readVersion(db: Kysely<Database>, editionId: number): Promise<number> {
  return (await versionOf(db, editionId).executeTakeFirstOrThrow()).version;
}

/** Locks the tree until the transaction ends; registrations, which refer to the edition, do not wait for it. */
export async function lockVersion(transaction: Transaction<Database>, editionId: number): Promise<number> {
  return (await versionOf(transaction, editionId).forNoKeyUpdate().executeTakeFirstOrThrow()).version;
}

export async function raiseVersion(transaction: Transaction<Database>, editionId: number): Promise<void> {
  await transaction
    .updateTable('edition')
    .set((edition) => ({ category_version: edition('category_version', '+', 1) }))
    .where('id', '=', editionId)
    .execute();
}

/** Sub-categories of exhibitors that take part: archived exhibitors appear in no list. */
export const TAKING_PART = `(select exhibitor_id, sub_category_id from exhibitor_sub_category
  join exhibitor on exhibitor.id = exhibitor_id where archived_at is null) as taking_part`;

/** Interests of registrations that have not ended. */
export const LIVE_INTERESTS = `(select registration_id, sub_category_id from registration_interest
  join registration on registration.id = registration_id where cancelled_at is null) as live_interest`;

/** In order, with the distinct number of exhibitors, of their products, and of registrations in each. */
export async function listCategories(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('category')
    .select([
      'id',
      'name',
      'names',
      sql<number>`(select count(distinct exhibitor_id) from ${sql.raw(TAKING_PART)}
        join sub_category on sub_category.id = sub_category_id where category_id = category.id)`.as(
        'exhibitors',
      ),
      sql<number>`(select count(*) from product where exhibitor_id in (select exhibitor_id from ${sql.raw(TAKING_PART)}
        join sub_category on sub_category.id = sub_category_id where category_id = category.id))`.as(
        'products',
      ),
      sql<number>`(select count(distinct registration_id) from ${sql.raw(LIVE_INTERESTS)}
        join sub_category on sub_category.id = sub_category_id where category_id = category.id)`.as(
        'registrations',
      ),
    ])
    .where('edition_id', '=', editionId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** In order, with the number of exhibitors, of their products, and of registrations in each. */
export async function listSubCategories(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('sub_category')
    .select([
      'id',
      'category_id',
      'name',
      'names',
      sql<number>`(select count(*) from ${sql.raw(TAKING_PART)} where sub_category_id = sub_category.id)`.as(
        'exhibitors',
      ),
      sql<number>`(select count(*) from product join ${sql.raw(TAKING_PART)} using (exhibitor_id)
        where sub_category_id = sub_category.id)`.as('products'),
      sql<number>`(select count(*) from ${sql.raw(LIVE_INTERESTS)} where sub_category_id = sub_category.id)`.as(
        'registrations',
      ),
    ])
    .where('edition_id', '=', editionId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The oldest first. */
export async function listFormerNames(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('former_sub_category')
    .innerJoin('sub_category', 'sub_category.id', 'sub_category_id')
    .select(['sub_category_id', 'former_sub_category.name', 'former_sub_category.names'])
    .where('edition_id', '=', editionId)
    .orderBy('former_sub_category.id')
    .execute();
}

export async function insertCategory(
  transaction: Transaction<Database>,
  editionId: number,
  { name, names }: Names,
): Promise<number> {
  const row = await transaction
    .insertInto('category')
    .values({
      edition_id: editionId,
      name,
      names,
      position: sql`(select coalesce(max(position), 0) + 1 from category where edition_id = ${editionId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertSubCategory(
  transaction: Transaction<Database>,
  { editionId, categoryId, name, names }: Names & { editionId: number; categoryId: number },
): Promise<number> {
  const row = await transaction
    .insertInto('sub_category')
    .values({
      edition_id: editionId,
      category_id: categoryId,
      name,
      names,
      position: sql`(select coalesce(max(position), 0) + 1 from sub_category where category_id = ${categoryId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Fills an edition that has no categories. */
export async function insertTree(
  transaction: Transaction<Database>,
  editionId: number,
  categories: readonly (Names & { subCategories: readonly Names[] })[],
): Promise<void> {
  for (const [index, { name, names, subCategories }] of categories.entries()) {
    const { id } = await transaction
      .insertInto('category')
      .values({ edition_id: editionId, name, names, position: index + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = subCategories.map((sub, position) => ({
      edition_id: editionId,
      category_id: id,
      name: sub.name,
      names: sub.names,
      position: position + 1,
    }));
    if (rows.length > 0) await transaction.insertInto('sub_category').values(rows).execute();
  }
}

const TABLES = { category: 'category', 'sub-category': 'sub_category' } as const;

export async function writeNames(
  transaction: Transaction<Database>,
  { kind, id, name, names }: Names & { kind: CategoryKind; id: number },
): Promise<void> {
  await transaction.updateTable(TABLES[kind]).set({ name, names }).where('id', '=', id).execute();
}

/** Keeps the previous name of a sub-category as its latest former name, without duplicates. */
export async function keepFormerName(
  transaction: Transaction<Database>,
  id: number,
  { name, names }: Names,
): Promise<void> {
  await transaction
    .deleteFrom('former_sub_category')
    .where('sub_category_id', '=', id)
    .where('former_id', 'is', null)
    .where('name', '=', name)
    .execute();
  await transaction.insertInto('former_sub_category').values({ sub_category_id: id, name, names }).execute();
}

/** @param ids all categories of the edition, in their new order */
export async function orderCategories(
  transaction: Transaction<Database>,
  ids: readonly number[],
): Promise<void> {
  await sql`update category set position = wanted.position
    from unnest(${ids}::int[]) with ordinality as wanted (id, position)
    where category.id = wanted.id`.execute(transaction);
}

/** @param ids all sub-categories that the category has afterwards, in their new order */
export async function orderSubCategories(
  transaction: Transaction<Database>,
  categoryId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`update sub_category set position = wanted.position, category_id = ${categoryId}
    from unnest(${ids}::int[]) with ordinality as wanted (id, position)
    where sub_category.id = wanted.id`.execute(transaction);
}

/**
 * Locks a sub-category against new exhibitors and interests, after waiting for those that are being stored.
 * @returns how many use it, archived exhibitors and ended registrations included: they keep it
 */
export async function lockUses(
  transaction: Transaction<Database>,
  id: number,
): Promise<{ exhibitors: number; registrations: number }> {
  await transaction.selectFrom('sub_category').select('id').where('id', '=', id).forUpdate().execute();
  const { rows } = await sql<{ exhibitors: number; registrations: number }>`
    select (select count(*) from exhibitor_sub_category where sub_category_id = ${id}) as exhibitors,
      (select count(*) from registration_interest where sub_category_id = ${id}) as registrations`.execute(
    transaction,
  );
  return rows[0] ?? { exhibitors: 0, registrations: 0 };
}

export async function deleteNode(
  transaction: Transaction<Database>,
  kind: CategoryKind,
  id: number,
): Promise<void> {
  await transaction.deleteFrom(TABLES[kind]).where('id', '=', id).execute();
}
