// Imports what a dry run has shown, all or nothing.
import type { ImportView } from '@visavis/contract/import/plan';
import { foldHeading } from '@visavis/domain/import/fields';
import type { ImportDecision } from '@visavis/domain/import/plan-types';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError, busy } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import { lockLists, raiseGrid } from '../edition/public.ts';
import { tellPeople } from '../exhibitor-profile/public.ts';
import { arrangePlaces } from '../presence/public.ts';
import {
  applyBlocked,
  applyLists,
  HourTaken,
  isAnyByHand,
  listFollowing,
  noteAsLeft,
} from './apply.repository.ts';
import { presentImport } from './present.ts';
import { recordImported } from './record.repository.ts';
import * as stored from './repository.ts';
import { freshRow, type ImportDependencies, plan, planAgain, refuseUnlessDraft, stale } from './service.ts';
import { listMoved } from './undo.repository.ts';

export interface Seen {
  id: number;
  version: number;
  organiser: Organiser;
}

/**
 * The plan is made once more, of the edition as it is: only what was seen is done.
 * @throws AppError 'import.stale' with the new plan, 'import.wrong-state'
 */
export async function applyImport(
  dependencies: ImportDependencies,
  seen: Seen & { tell?: boolean | undefined },
): Promise<ImportView> {
  const { db, clock, outbox } = dependencies;
  const { id, version, organiser, tell = false } = seen;
  const row = await freshRow(dependencies, id);
  refuseUnlessDraft(row);
  if (row.version !== version) throw await stale(db, id);
  const { reading, counts, summary } = row;
  if (
    !reading.columns.some(
      ({ field }) => field === 'company' || field === 'category' || field === 'subCategories',
    )
  )
    throw new AppError('request.invalid', message('import.no-columns'));
  if (counts.created + counts.changed === 0)
    throw new AppError('request.invalid', message('import.nothing-to-import'));
  const planned = await plan(dependencies, 'operations', {
    editionId: row.edition_id,
    bytes: await stored.readContent(db, id),
    choices: row.choices,
    decisions: row.decisions,
  });
  if (planned.digest !== row.digest) {
    await planAgain(dependencies, row, row);
    throw await stale(db, id);
  }
  const now = clock();
  const done = await retryOnConflict(
    () =>
      db.transaction().execute(async (transaction) => {
        const catalogueVersion = await lockLists(transaction, row.edition_id);
        const locked = await stored.lockImportRow(transaction, id);
        if (!locked || locked.version !== version || locked.state !== 'draft') return null;
        if (catalogueVersion !== planned.columns.catalogue_version) return null;
        const { edition_id: editionId } = row;
        const target = { importId: id, editionId, now };
        await applyLists(transaction, target, planned.operations);
        await recordImported(transaction, { importId: id, actor: organiser, at: now });
        // Last, so that bookings wait only for the short rest: until here they have gone on.
        await raiseGrid(transaction, editionId);
        await applyBlocked(transaction, target, planned.operations);
        const short = await arrangeImported(transaction, target, await listFollowing(transaction, id));
        if (await isAnyByHand(transaction, short)) throw new HourTaken();
        await stored.remember(transaction, editionId, choicesOf(row));
        const moved = tell ? await listMoved(transaction, id) : [];
        const told = await tellPeople(transaction, outbox, { editionId, moved });
        await stored.setApplied(transaction, id, { by: organiser.email, at: now, told });
        await recordAction(transaction, {
          at: now,
          actor: organiser,
          action: 'import.apply',
          subject: row.filename,
          after: { ...summary.totals, ...(told > 0 && { told }) },
        });
        return presentImport(await stored.getImportRow(transaction, id));
      }),
    { exhausted: busy },
  ).catch((error: unknown) => {
    if (error instanceof HourTaken) return 'hour-taken' as const;
    throw error;
  });
  if (done === 'hour-taken') await planAgain(dependencies, row, row);
  else if (done) return done;
  else await freshRow(dependencies, id);
  throw await stale(db, id);
}

/**
 * Gives exhibitors the places that are wanted of them or follow from their representatives, with the grid raised.
 * @returns those that have more meetings in a slot
 */
export async function arrangeImported(
  transaction: Transaction<Database>,
  { importId, editionId, now }: { importId: number; editionId: number; now: Date },
  exhibitorIds: readonly number[],
): Promise<number[]> {
  if (exhibitorIds.length === 0) return [];
  const short = await arrangePlaces(transaction, { editionId, exhibitorIds }, now);
  await noteAsLeft(transaction, importId, exhibitorIds);
  return short.map(({ exhibitorId }) => exhibitorId);
}

/** Of columns, what was chosen by hand; of troubles, what was decided. */
function choicesOf({ reading, choices, decisions }: stored.ImportFileRow) {
  const columns = choices.columns
    ? reading.columns
        .filter(({ heading }) => heading !== '')
        .map(({ heading, field }) => ({ kind: 'column', key: foldHeading(heading), choice: { field } }))
    : [];
  const lasting = decisions.filter(isLasting);
  return [...columns, ...lasting.map((choice) => ({ kind: choice.kind, key: choice.key, choice }))];
}

/** A new category exists after the import; the cell of a booth that was given by hand is the same in the next file. */
const isLasting = ({ kind, choice }: ImportDecision): boolean =>
  kind !== 'hour' && choice !== 'create' && choice !== 'leave-out';
