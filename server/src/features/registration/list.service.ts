// GET /api/meetings: a page of the dashboard's list, or the whole list for clients that follow the specification.
import { Readable } from 'node:stream';
import type { Output } from '@visavis/contract/endpoint';
import type { countRegistrations, MeetingGroup } from '@visavis/contract/registration/endpoints';
import { PROGRESSES, type Progress } from '@visavis/domain/registration/progress';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { readGroups } from './list.present.ts';
import {
  countByProgress,
  findAll,
  findFiltered,
  findFirst,
  findPortion,
  type Listing,
  type Portion,
} from './list.repository.ts';

/** How many rows of the whole list are in memory at a time. */
const PORTION = 500;

type CatalogueListing = Listing & { edition: Catalogue };

/** A page in the requested order, and the total. */
export async function pageOfGroups(
  db: Kysely<Database>,
  listing: CatalogueListing,
  portion: Portion,
): Promise<{ total: number; groups: MeetingGroup[] }> {
  const { programme: _programme, ...filter } = listing.filter;
  const isFiltered = Object.values(filter).some((part) => part !== undefined);
  const { total, ids } = await (isFiltered ? findFiltered : findFirst)(db, listing, portion);
  return { total, groups: await readGroups(db, listing.edition, ids, listing.now) };
}

/** The number of registrations per progress; the progress filter of the search itself is ignored. */
export async function countProgress(
  db: Kysely<Database>,
  { filter: { progress: _progress, ...filter }, ...listing }: Listing,
): Promise<Output<typeof countRegistrations>> {
  const rows = await countByProgress(db, { ...listing, filter });
  return { total: rows.reduce((sum, { total }) => sum + total, 0), progress: byProgress(rows) };
}

/** A count for each progress, 0 where it has no row. */
export function byProgress(rows: readonly { progress: Progress; total: number }[]): Record<Progress, number> {
  const counts = new Map(rows.map(({ progress, total }) => [progress, total]));
  return Object.fromEntries(PROGRESSES.map((one) => [one, counts.get(one) ?? 0])) as Record<Progress, number>;
}

/**
 * The JSON of all matches from an offset on, as a stream: fifty thousand rows are never in memory together, and other
 * requests are served between the portions.
 */
export function streamOfGroups(db: Kysely<Database>, listing: CatalogueListing, offset: number): Readable {
  async function* json(): AsyncGenerator<string> {
    let separator = '[';
    for await (const ids of listing.order?.sort
      ? inPortions(db, listing, offset)
      : newest(db, listing, offset))
      for (const group of await readGroups(db, listing.edition, ids, listing.now)) {
        yield separator + JSON.stringify(group);
        separator = ',';
      }
    yield separator === '[' ? '[]' : ']';
  }
  return Readable.from(json());
}

async function* newest(db: Kysely<Database>, listing: Listing, offset: number): AsyncGenerator<number[]> {
  let below: number | null = null;
  let skipped = offset;
  for (;;) {
    const ids: number[] = await findPortion(db, listing, { below, limit: PORTION, offset: skipped });
    skipped = 0;
    yield ids;
    below = ids.at(-1) ?? null;
    if (ids.length < PORTION) return;
  }
}

async function* inPortions(db: Kysely<Database>, listing: Listing, offset: number): AsyncGenerator<number[]> {
  const ids = await findAll(db, listing);
  for (let begin = offset; begin < ids.length; begin += PORTION) yield ids.slice(begin, begin + PORTION);
}
