// GET /api/meetings: a page of the dashboard's list, or the whole of it as the documents' clients ask for it.
import { Readable } from 'node:stream';
import type { HandlerInput } from '@visavis/contract/endpoint';
import type { listMeetingGroups, MeetingGroup } from '@visavis/contract/meeting/endpoints';
import type { RegistrationFilter } from '@visavis/contract/meeting/filter';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { readGroups } from './list.present.ts';
import { matchingRegistrations } from './list.repository.ts';

type Query = HandlerInput<typeof listMeetingGroups>['query'];

/** Rows of the whole list that are in memory at a time. */
const PORTION = 500;

export async function countGroups(
  db: Kysely<Database>,
  catalogue: Catalogue,
  filter: RegistrationFilter,
): Promise<number> {
  const { count } = await matchingRegistrations(db, catalogue.editionId, filter)
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page, the newest first, and how many there are. */
export async function pageOfGroups(
  db: Kysely<Database>,
  catalogue: Catalogue,
  query: Query & { limit: number },
): Promise<{ total: number; groups: MeetingGroup[] }> {
  const { limit: _limit, offset: _offset, programme: _programme, ...filter } = query;
  const isFiltered = Object.values(filter).some((part) => part !== undefined);
  const { total, ids } = await (isFiltered ? findFiltered : findNewest)(db, catalogue, query);
  return { total, groups: await readGroups(db, catalogue, ids) };
}

/** Without a filter an index has both the newest and their number. */
async function findNewest(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { limit, offset = 0, ...filter }: Query & { limit: number },
) {
  const [total, rows] = await Promise.all([
    countGroups(db, catalogue, filter),
    matchingRegistrations(db, catalogue.editionId, filter)
      .select('registration.id')
      .orderBy('registration.id', 'desc')
      // Written into the statement: one plan serves all, and it must know that a page is short.
      .limit(sql.lit(limit))
      .offset(offset)
      .execute(),
  ]);
  return { total, ids: rows.map(({ id }) => id) };
}

/** A filter reads far more than a page: once, for the page and the number. */
async function findFiltered(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { limit, offset = 0, ...filter }: Query & { limit: number },
) {
  const matching = matchingRegistrations(db, catalogue.editionId, filter).select('registration.id');
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with matching as materialized (${matching})
    select (select count(*) from matching) as total,
      array(select id from matching order by id desc limit ${limit} offset ${offset}) as ids`.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

/**
 * The JSON of all that a filter means from an offset on, as a stream: fifty thousand rows are never in memory
 * together, and other calls are answered between the portions.
 */
export function streamOfGroups(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { offset = 0, limit: _limit, ...filter }: Query,
): Readable {
  async function* json(): AsyncGenerator<string> {
    let below: number | null = null;
    let skipped = offset;
    let separator = '[';
    for (;;) {
      let portion = matchingRegistrations(db, catalogue.editionId, filter)
        .select('registration.id')
        .orderBy('registration.id', 'desc')
        .limit(sql.lit(PORTION));
      if (below !== null) portion = portion.where('registration.id', '<', below);
      const ids = (await portion.offset(skipped).execute()).map(({ id }) => id);
      skipped = 0;
      for (const group of await readGroups(db, catalogue, ids)) {
        yield separator + JSON.stringify(group);
        separator = ',';
      }
      below = ids.at(-1) ?? null;
      if (ids.length < PORTION) break;
    }
    yield separator === '[' ? '[]' : ']';
  }
  return Readable.from(json());
}
