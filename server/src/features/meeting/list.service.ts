// GET /api/meetings: a page of the dashboard's list, or the whole list for clients that follow the specification.
import { Readable } from 'node:stream';
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { readGroups } from './list.present.ts';
import { findFiltered, findNewest, findPortion, type ListQuery } from './list.repository.ts';

/** How many rows of the whole list are in memory at a time. */
const PORTION = 500;

/** A page, newest first, and the total. */
export async function pageOfGroups(
  db: Kysely<Database>,
  catalogue: Catalogue,
  query: ListQuery & { limit: number },
): Promise<{ total: number; groups: MeetingGroup[] }> {
  const { limit: _limit, offset: _offset, programme: _programme, ...filter } = query;
  const isFiltered = Object.values(filter).some((part) => part !== undefined);
  const { total, ids } = await (isFiltered ? findFiltered : findNewest)(db, catalogue, query);
  return { total, groups: await readGroups(db, catalogue, ids) };
}

/**
 * The JSON of all matches from an offset on, as a stream: fifty thousand rows are never in memory together, and other
 * requests are served between the portions.
 */
export function streamOfGroups(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { offset = 0, limit: _limit, ...filter }: ListQuery,
): Readable {
  async function* json(): AsyncGenerator<string> {
    let below: number | null = null;
    let skipped = offset;
    let separator = '[';
    for (;;) {
      const ids: number[] = await findPortion(db, catalogue, filter, {
        below,
        limit: PORTION,
        offset: skipped,
      });
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
