// Lists and reads exhibitors of the edition that organisers work on.
import type {
  ExhibitorFacts,
  ExhibitorHistory,
  ExhibitorProfile,
  ListedExhibitor,
} from '@visavis/contract/exhibitor-profile/profile';
import { fairGridOf } from '@visavis/domain/edition/fair-grid';
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { EditionService } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { listHistory } from './history.repository.ts';
import * as list from './list.repository.ts';
import { presentListed, presentProfile } from './present.ts';
import * as stored from './repository.ts';

export interface ProfileDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
}

export const unknownExhibitor = () => new AppError('resource.not-found', message('exhibitor.unknown'));

export async function listExhibitors(
  { db, editions }: ProfileDependencies,
  edition: number | undefined,
  filter: list.ExhibitorFilter,
  order: Parameters<typeof list.listExhibitorPage>[3],
): Promise<{ rows: ListedExhibitor[]; total: number }> {
  const editionId = await editions.idForStaff(edition);
  const { rows, total } = await list.listExhibitorPage(db, editionId, filter, order);
  return { rows: rows.map(presentListed), total };
}

export async function readExhibitorFacts(
  { db, editions }: ProfileDependencies,
  edition: number | undefined,
): Promise<ExhibitorFacts> {
  const editionId = await editions.idForStaff(edition);
  const [facts, grid] = await Promise.all([list.readFacts(db, editionId), stored.readGrid(db, editionId)]);
  return { editionId, ...facts, fair: fairGridOf(grid) };
}

/** @throws 'resource.not-found' */
export async function readProfile(db: Kysely<Database>, id: number, now: Date): Promise<ExhibitorProfile> {
  // The row is read first: if the exhibitor changes in between, a later change is refused as stale rather than wrong.
  const row = await stored.findStoredExhibitor(db, id);
  const listed = await list.findExhibitorRow(db, id);
  if (!row || !listed) throw unknownExhibitor();
  return presentProfile({
    listed: { ...listed, version: row.version },
    stored: row,
    products: await stored.listProducts(db, id),
    representatives: await stored.listRepresentatives(db, id),
    grid: await stored.readGrid(db, row.edition_id),
    claims: await stored.listLiveClaims(db, id, now),
    blocked: await stored.listBlocked(db, id),
    concerned: await stored.readConcerned(db, id),
  });
}

/** The number of history entries in one response. */
const HISTORY_LIMIT = 100;

/** @throws 'resource.not-found' */
export async function readHistory(db: Kysely<Database>, id: number): Promise<ExhibitorHistory> {
  if (!(await stored.findStoredExhibitor(db, id))) throw unknownExhibitor();
  const entries = await listHistory(db, id, HISTORY_LIMIT);
  return entries.map(({ at, before, after, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    before: { ...(before ?? {}) },
    after: { ...(after ?? {}) },
  }));
}
