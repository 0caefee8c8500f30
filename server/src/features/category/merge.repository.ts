// Merges categories and sub-categories, remembers what was moved, and moves exactly that back.
import { type CategoryKind, mergesOpenSince } from '@visavis/domain/category/tree';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { named } from '../../platform/sql/named.ts';
import { LIVE_INTERESTS, type Names, TAKING_PART } from './tree.repository.ts';

/** Counts, in a link table, who is linked to either of two sets of sub-categories, and to their union. */
const countBoth = (table: string, id: string) =>
  named<{ from: readonly number[]; into: readonly number[] }>(`
  select count(distinct ${id}) filter (where sub_category_id = any(:from::int[])) as "from",
    count(distinct ${id}) filter (where sub_category_id = any(:into::int[])) as "into",
    count(distinct ${id}) as after
  from ${table} where sub_category_id = any(:from::int[] || :into::int[])`);

const countExhibitors = countBoth(TAKING_PART, 'exhibitor_id');
const countProducts = countBoth(`product join ${TAKING_PART} using (exhibitor_id)`, 'product.id');
const countRegistrations = countBoth(LIVE_INTERESTS, 'registration_id');

/** @param sets the sub-categories of the one that would end, and of the one that would remain */
export async function countMerge(
  db: Kysely<Database>,
  sets: { from: readonly number[]; into: readonly number[] },
) {
  type Counts = { from: number; into: number; after: number };
  const [exhibitors] = (await db.executeQuery<Counts>(countExhibitors(sets))).rows;
  const [products] = (await db.executeQuery<Counts>(countProducts(sets))).rows;
  const [registrations] = (await db.executeQuery<Counts>(countRegistrations(sets))).rows;
  const none = { from: 0, into: 0, after: 0 };
  return { exhibitors: exhibitors ?? none, products: products ?? none, registrations: registrations ?? none };
}

export interface NewMerge extends Names {
  editionId: number;
  fromId: number;
  position: number;
  intoId: number;
  now: Date;
}

const columnsOf = (
  kind: CategoryKind,
  { editionId, fromId, name, names, position, intoId, now }: NewMerge,
) => ({
  edition_id: editionId,
  kind,
  from_id: fromId,
  name,
  names,
  position,
  into_id: intoId,
  merged_at: now,
});

/** Waits for exhibitors and interests that are being stored, and keeps out new ones until the transaction ends. */
export async function lockSubCategories(
  transaction: Transaction<Database>,
  ids: readonly number[],
): Promise<void> {
  await transaction
    .selectFrom('sub_category')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

const holdersOf = (table: string, id: string, isInBoth: boolean) => `array(
  select ${id} from ${table} as link where sub_category_id = :fromId and ${isInBoth ? '' : 'not '}exists (
    select from ${table} as other where other.${id} = link.${id} and other.sub_category_id = :intoId)
  order by ${id})`;
const moveLinks = (table: string, id: string) => `
  update ${table} set sub_category_id = :intoId
  from merge where sub_category_id = :fromId and ${id} = any(merge.moved_${id.replace('_id', 's')})`;

const rememberHolders = named<{ mergeId: number; fromId: number; intoId: number }>(`
  update category_merge set
    moved_exhibitors = ${holdersOf('exhibitor_sub_category', 'exhibitor_id', false)},
    shared_exhibitors = ${holdersOf('exhibitor_sub_category', 'exhibitor_id', true)},
    moved_registrations = ${holdersOf('registration_interest', 'registration_id', false)},
    shared_registrations = ${holdersOf('registration_interest', 'registration_id', true)},
    moved_former_names = array(select id from former_sub_category where sub_category_id = :fromId order by id)
  where id = :mergeId`);

const moveHolders = named<{ mergeId: number; fromId: number; intoId: number }>(`
  with merge as (select * from category_merge where id = :mergeId),
    exhibitors as (${moveLinks('exhibitor_sub_category', 'exhibitor_id')}),
    registrations as (${moveLinks('registration_interest', 'registration_id')})
  update former_sub_category set sub_category_id = :intoId where sub_category_id = :fromId`);

/** Moves exhibitors, interests and former names; duplicates collapse into the one that remains. */
export async function mergeSubCategory(
  transaction: Transaction<Database>,
  { categoryId, ...merge }: NewMerge & { categoryId: number },
): Promise<void> {
  const { fromId, intoId, name, names } = merge;
  const { id: mergeId } = await transaction
    .insertInto('category_merge')
    .values({ ...columnsOf('sub-category', merge), category_id: categoryId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.executeQuery(rememberHolders({ mergeId, fromId, intoId }));
  await transaction.executeQuery(moveHolders({ mergeId, fromId, intoId }));
  await transaction
    .insertInto('former_sub_category')
    .values({ sub_category_id: intoId, former_id: fromId, name, names })
    .execute();
  await transaction.deleteFrom('sub_category').where('id', '=', fromId).execute();
}

/** Records the merge of a category and deletes it. @param subCategoryIds those already moved out of it */
export async function mergeCategory(
  transaction: Transaction<Database>,
  { subCategoryIds, ...merge }: NewMerge & { subCategoryIds: number[] },
): Promise<void> {
  await transaction
    .insertInto('category_merge')
    .values({ ...columnsOf('category', merge), category_id: null, moved_sub_categories: subCategoryIds })
    .execute();
  await transaction.deleteFrom('category').where('id', '=', merge.fromId).execute();
}

export type MergeRow = NonNullable<Awaited<ReturnType<typeof findMerge>>>;

export async function findMerge(db: Kysely<Database>, { id, editionId }: { id: number; editionId: number }) {
  return db
    .selectFrom('category_merge')
    .selectAll()
    .where('id', '=', id)
    .where('edition_id', '=', editionId)
    .executeTakeFirst();
}

/** Merges that can still be undone, the latest first. */
export async function listMerges(db: Kysely<Database>, editionId: number, now: Date) {
  return db
    .selectFrom('category_merge')
    .select(['id', 'kind', 'name', 'into_id', 'merged_at'])
    .where('edition_id', '=', editionId)
    .where('undone_at', 'is', null)
    .where('merged_at', '>', mergesOpenSince(now))
    .orderBy('id', 'desc')
    .execute();
}

export async function markUndone(transaction: Transaction<Database>, id: number, now: Date): Promise<void> {
  await transaction.updateTable('category_merge').set({ undone_at: now }).where('id', '=', id).execute();
}

/** Restores links only for those that still have the one that remains. */
const returnLinks = (table: string, id: string) => {
  const people = id.replace('_id', 's');
  return `
  insert into ${table} (${id}, sub_category_id)
  select ${id}, from_id from ${table} join merge on sub_category_id = into_id
  where ${id} = any(moved_${people} || shared_${people})`;
};
const removeLinks = (table: string, id: string) => `
  delete from ${table} using merge where sub_category_id = into_id and ${id} = any(moved_${id.replace('_id', 's')})`;

const returnHolders = named<{ mergeId: number }>(`
  with merge as (select * from category_merge where id = :mergeId),
    exhibitors as (${returnLinks('exhibitor_sub_category', 'exhibitor_id')}),
    registrations as (${returnLinks('registration_interest', 'registration_id')}),
    left_exhibitors as (${removeLinks('exhibitor_sub_category', 'exhibitor_id')}),
    left_registrations as (${removeLinks('registration_interest', 'registration_id')}),
    merged_name as (delete from former_sub_category using merge where former_id = from_id)
  update former_sub_category set sub_category_id = from_id
  from merge where sub_category_id = into_id and former_sub_category.id = any(moved_former_names)`);

/** Restores a merged sub-category under its id. @param categoryId its category from now on */
export async function restoreSubCategory(
  transaction: Transaction<Database>,
  { id, edition_id, from_id, name, names, position }: MergeRow,
  categoryId: number,
): Promise<void> {
  await sql`insert into sub_category (id, edition_id, category_id, name, names, position) overriding system value
    values (${from_id}, ${edition_id}, ${categoryId}, ${name}, ${JSON.stringify(names)}::jsonb, ${position})`.execute(
    transaction,
  );
  await transaction.executeQuery(returnHolders({ mergeId: id }));
}

/** Restores a merged category under its id, without sub-categories. */
export async function restoreCategory(
  transaction: Transaction<Database>,
  { edition_id, from_id, name, names, position }: MergeRow,
): Promise<void> {
  await sql`insert into category (id, edition_id, name, names, position) overriding system value
    values (${from_id}, ${edition_id}, ${name}, ${JSON.stringify(names)}::jsonb, ${position})`.execute(
    transaction,
  );
}
