// Reads and writes tags, and finds who has them.
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** With the number of live registrations that have each; unused tags are left out. */
export async function listTags(
  db: Kysely<Database>,
  { editionId, programme }: { editionId: number; programme: 'business' | 'hosted' | 'all' },
): Promise<{ name: string; total: number }[]> {
  let query = db
    .selectFrom('tag')
    .innerJoin('registration_tag', 'tag_id', 'tag.id')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .select(['tag.name', (row) => row.fn.countAll<number>().as('total')])
    .where('tag.edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .groupBy(['tag.id', 'tag.name', 'folded_name'])
    .orderBy(sql`folded_name collate "C"`);
  if (programme !== 'all') query = query.where('programme', '=', programme);
  return query.execute();
}

/** The tags of registrations, each list ordered by name. */
export async function tagsOf(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('registration_tag')
    .innerJoin('tag', 'tag.id', 'tag_id')
    .select([
      'registration_id as id',
      sql<string[]>`array_agg(name order by folded_name collate "C")`.as('names'),
    ])
    .where(sql<boolean>`registration_id = any(${[...ids]}::int[])`)
    .groupBy('registration_id')
    .execute();
  return new Map(rows.map(({ id, names }) => [id, names]));
}

/** Whether a registration has a tag, however its name is spelled. */
export const hasTag = (editionId: number, name: string): RawBuilder<boolean> => sql`registration.id in (
  select registration_id from registration_tag join tag on tag.id = tag_id
  where tag.edition_id = ${editionId} and folded_name = fold_for_search(${name}))`;

/** Serialises tag changes in an edition: their number and the last use of a tag are counted. */
export async function lockTags(transaction: Transaction<Database>, editionId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tags of ${editionId}`}, 0))`.execute(
    transaction,
  );
}

export async function findTag(transaction: Transaction<Database>, editionId: number, name: string) {
  const row = await transaction
    .selectFrom('tag')
    .select(['id', 'name'])
    .where('edition_id', '=', editionId)
    .where(sql<boolean>`folded_name = fold_for_search(${name})`)
    // Removing the last use of a tag does not delete one that is about to be used.
    .forKeyShare()
    .executeTakeFirst();
  return row ?? null;
}

export async function countTags(transaction: Transaction<Database>, editionId: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('tag')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertTag(
  transaction: Transaction<Database>,
  tag: { editionId: number; name: string; now: Date },
): Promise<{ id: number; name: string }> {
  return transaction
    .insertInto('tag')
    .values({ edition_id: tag.editionId, name: tag.name, created_at: tag.now })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

/** Live registrations of the edition, locked against cancellation and erasure until the transaction ends. */
export async function holdPeople(
  transaction: Transaction<Database>,
  editionId: number,
  ids: readonly number[],
): Promise<{ id: number; reference: string; name: string }[]> {
  return transaction
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .select(['registration.id', 'reference', 'visitor.name'])
    .where(sql<boolean>`registration.id = any(${[...ids]}::int[])`)
    .where('edition_id', '=', editionId)
    .where('cancelled_at', 'is', null)
    .orderBy('registration.id')
    .forShare('registration')
    .execute();
}

/** @returns ids of those that did not have it */
export async function putTag(
  transaction: Transaction<Database>,
  tagId: number,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into registration_tag (tag_id, registration_id) select ${tagId}, unnest(${[...ids]}::int[])
    on conflict do nothing returning registration_id as id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** @returns ids of those who had it */
export async function takeTag(
  transaction: Transaction<Database>,
  tagId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await transaction
    .deleteFrom('registration_tag')
    .where('tag_id', '=', tagId)
    .where(sql<boolean>`registration_id = any(${[...ids]}::int[])`)
    .returning('registration_id as id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the tags of an edition that no registration has. */
export async function removeUnused(transaction: Transaction<Database>, editionId: number): Promise<void> {
  await transaction
    .deleteFrom('tag')
    .where('edition_id', '=', editionId)
    .where(sql<boolean>`not exists (select from registration_tag where tag_id = tag.id)`)
    .execute();
}

/** Removes all tags from locked registrations that end, and deletes names that nobody else has. */
export async function clearTags(
  transaction: Transaction<Database>,
  registrationIds: readonly number[],
): Promise<void> {
  const taken = await transaction
    .deleteFrom('registration_tag')
    .where('registration_id', 'in', [...registrationIds])
    .returning('tag_id as id')
    .execute();
  const locked = await transaction
    .selectFrom('tag')
    .select('id')
    .where(sql<boolean>`id = any(${taken.map(({ id }) => id)}::int[])`)
    .forUpdate()
    .skipLocked()
    .execute();
  // Deletes only locked tags, which nobody can assign meanwhile.
  await transaction
    .deleteFrom('tag')
    .where(sql<boolean>`id = any(${locked.map(({ id }) => id)}::int[])`)
    .where(sql<boolean>`not exists (select from registration_tag where tag_id = tag.id)`)
    .execute();
}
