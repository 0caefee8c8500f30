// Blocks hours of one, some or all exhibitors, moves or cancels the meetings in them, and frees hours.
import type { BlockedHour } from '@visavis/contract/blocked-hours/endpoints';
import { DAY_MINUTES } from '@visavis/domain/edition/slot-time';
import type { Impact, TouchedOutcome } from '@visavis/domain/impact/schema';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError, busy } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import { retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import { type Catalogue, type EditionService, onGrid, readCatalogueOf, takeGrid } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { applyChange, type Choice } from './apply.service.ts';
import {
  blockForAll,
  deleteBlocked,
  freeForAll,
  type Hour,
  insertBlocked,
  listBlockedHours,
  listIdsOf,
} from './blocked.repository.ts';
import { type Change, examine, presentImpact } from './situation.service.ts';

export interface BlockedDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  announcer: ChangePublisher;
  outbox: Outbox;
}

/** Hours to block or free, for some exhibitors; null for all of the edition. */
export interface WantedHours {
  /** By default the edition that the dashboard works on. */
  edition?: number | undefined;
  exhibitorIds: readonly number[] | null;
  hours: readonly Hour[];
}

/** Throws 'resource.not-found' for an unknown edition. */
async function catalogueOf(
  { db, editions }: Pick<BlockedDependencies, 'db' | 'editions'>,
  edition: number | undefined,
): Promise<Catalogue> {
  const id = await editions.idForStaff(edition);
  const known = await editions.forStaff();
  return known.editionId === id ? known : readCatalogueOf(db, id);
}

/** Blocked hours of an edition, by default of the one that the dashboard works on. */
export async function readBlockedHours(
  dependencies: BlockedDependencies,
  edition: number | undefined,
): Promise<BlockedHour[]> {
  return present(dependencies.db, await catalogueOf(dependencies, edition));
}

async function present(db: Kysely<Database>, catalogue: Catalogue): Promise<BlockedHour[]> {
  const ids = catalogue.exhibitors.map(({ id }) => id);
  return (await listBlockedHours(db, catalogue.editionId, ids)).map((hour) => ({
    ...hour,
    date: catalogue.dayOf(hour.day)?.date ?? '',
  }));
}

/** The exhibitors of wanted hours. Throws for an unknown exhibitor or day, or for hours past midnight. */
function resolve(catalogue: Catalogue, { exhibitorIds, hours }: WantedHours): number[] {
  if (exhibitorIds?.some((id) => !catalogue.findExhibitor(id)))
    throw new AppError('resource.not-found', message('exhibitor.unknown'));
  for (const [index, { day, minute, length }] of hours.entries()) {
    if (!catalogue.days.some((one) => one.day === day))
      throw invalid({ [`hours.${index}.day`]: message('meeting.no-such-day') });
    if (minute + length > DAY_MINUTES)
      throw invalid({ [`hours.${index}.length`]: message('edition.hours-past-midnight') });
  }
  return [...new Set(exhibitorIds ?? catalogue.exhibitors.map(({ id }) => id))].sort((a, b) => a - b);
}

const changeOf = (
  { editionId }: Catalogue,
  exhibitorIds: readonly number[],
  hours: readonly Hour[],
): Change => ({
  editionId,
  blocked: exhibitorIds.flatMap((exhibitorId) => hours.map((hour) => ({ exhibitorId, ...hour }))),
});

export async function blockedHoursImpactOf(
  dependencies: BlockedDependencies,
  wanted: WantedHours,
): Promise<Impact> {
  const { db, clock } = dependencies;
  const catalogue = await catalogueOf(dependencies, wanted.edition);
  const ids = resolve(catalogue, wanted);
  const examined = await examine(db, changeOf(catalogue, ids, wanted.hours), clock());
  return presentImpact(db, { editionId: catalogue.editionId }, examined);
}

/** Throws 'edition.touches-meetings' with the current impact, without a choice or if the number of meetings differs. */
export async function blockHoursFor(
  dependencies: BlockedDependencies,
  wanted: WantedHours,
  { choice, organiser }: { choice: Choice; organiser: Organiser },
): Promise<{ hours: BlockedHour[]; outcome: TouchedOutcome | null }> {
  const { clock, outbox } = dependencies;
  let outcome: TouchedOutcome | null = null;
  const hours = await change(dependencies, wanted, async ({ transaction, catalogue, ids, archived }) => {
    const now = clock();
    const applied = { choice, organiser, now, outbox, change: changeOf(catalogue, ids, wanted.hours) };
    outcome = await applyChange(transaction, applied);
    await insertBlocked(transaction, [...ids, ...archived], wanted.hours);
    if (wanted.exhibitorIds === null) await blockForAll(transaction, catalogue.editionId, wanted.hours);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'exhibitor.block-hours',
      ...recorded(catalogue, wanted, ids),
    });
  });
  return { hours, outcome };
}

export function freeHoursFor(
  dependencies: BlockedDependencies,
  wanted: WantedHours,
  organiser: Organiser,
): Promise<BlockedHour[]> {
  return change(dependencies, wanted, async ({ transaction, catalogue, ids, archived }) => {
    await deleteBlocked(transaction, [...ids, ...archived], wanted.hours);
    if (wanted.exhibitorIds === null) await freeForAll(transaction, catalogue.editionId, wanted.hours);
    await recordAction(transaction, {
      at: dependencies.clock(),
      actor: organiser,
      action: 'exhibitor.free-hours',
      ...recorded(catalogue, wanted, ids),
    });
  });
}

interface Opened {
  transaction: Transaction<Database>;
  catalogue: Catalogue;
  ids: number[];
  /** Archived exhibitors, which get the same hours in case they are restored. */
  archived: number[];
}

/** Runs a change of an edition's blocked hours, and retries it if the edition has changed in the meantime. */
async function change(
  { db, editions, announcer, outbox }: BlockedDependencies,
  wanted: WantedHours,
  work: (opened: Opened) => Promise<void>,
): Promise<BlockedHour[]> {
  const current = () => catalogueOf({ db, editions }, wanted.edition);
  const reread = async () => {
    await editions.refresh();
    return current();
  };
  const staff = { current, reread };
  await onGrid(staff, (catalogue) =>
    retryOnConflict(
      () =>
        db.transaction().execute(async (transaction) => {
          await takeGrid(transaction, catalogue);
          const named = { present: resolve(catalogue, wanted), archived: [] };
          // A newly created exhibitor may not be in the catalogue yet.
          const { present: ids, archived } =
            wanted.exhibitorIds === null ? await listIdsOf(transaction, catalogue.editionId) : named;
          await work({ transaction, catalogue, ids, archived });
        }),
      { exhausted: busy },
    ),
  );
  announcer.soon();
  outbox.soon();
  return present(db, await reread());
}

function recorded(catalogue: Catalogue, { exhibitorIds, hours }: WantedHours, ids: readonly number[]) {
  const [first] = ids;
  const one = first === undefined ? '' : (catalogue.findExhibitor(first)?.exhibitor.company_name ?? '');
  const subject =
    exhibitorIds === null ? 'All exhibitors' : ids.length === 1 ? one : `${ids.length} exhibitors`;
  return {
    subject,
    after: {
      exhibitorIds: exhibitorIds === null ? 'all' : ids,
      hours: hours.map(({ day, minute, length }) => ({ date: catalogue.dayOf(day)?.date, minute, length })),
    },
  };
}
