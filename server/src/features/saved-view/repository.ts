// Stores the saved views of the dashboard's lists.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export const VIEW_NAME_INDEX = 'saved_view_name_once';

export async function listViews(
  db: Kysely<Database>,
  { editionId, list }: { editionId: number; list: string },
) {
  return db
    .selectFrom('saved_view')
    .leftJoin('organiser', 'organiser.id', 'saved_by')
    .select([
      'saved_view.id',
      'name',
      'query',
      'saved_by as organiserId',
      'organiser.email as savedBy',
      'emptied_at as emptiedAt',
    ])
    .where('edition_id', '=', editionId)
    .where('list', '=', list)
    .orderBy('name')
    .execute();
}

export async function countViews(
  db: Kysely<Database>,
  { editionId, list }: { editionId: number; list: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('saved_view')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertView(
  db: Kysely<Database>,
  view: { editionId: number; list: string; name: string; query: string; organiserId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('saved_view')
    .values({
      edition_id: view.editionId,
      list: view.list,
      name: view.name,
      query: view.query,
      saved_by: view.organiserId,
      saved_at: view.now,
    })
    .execute();
}

/** @param organiserId who must have saved it; null for anybody @returns its list, or undefined if there is none */
export async function deleteView(
  db: Kysely<Database>,
  { id, editionId, organiserId }: { id: number; editionId: number; organiserId: number | null },
): Promise<string | undefined> {
  let view = db.deleteFrom('saved_view').where('id', '=', id).where('edition_id', '=', editionId);
  if (organiserId !== null) view = view.where('saved_by', '=', organiserId);
  return (await view.returning('list').executeTakeFirst())?.list;
}
