// Applies the exhibitors or categories that a dry run has shown, all or nothing.
import type { ImportView } from '@visavis/contract/import/plan';
import { message } from '@visavis/domain/message/message';
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
import { lastingChoices } from './memory.service.ts';
import { presentImport } from './present.ts';
import { recordImported } from './record.repository.ts';
import * as stored from './repository.ts';
import { freshRow, type ImportDependencies, plan, planAgain, type Seen, stale } from './service.ts';
import { listMoved } from './undo.repository.ts';

/**
 * Plans again for the current edition, and applies the plan only if it is the one that the organiser has seen.
 * @param row a draft of the version that the organiser has seen
 * @throws AppError 'import.stale' with the new plan
 */
export async function applyExhibitors(
  dependencies: ImportDependencies,
  row: stored.ImportFileRow,
  { organiser, tell = false }: Seen & { tell?: boolean | undefined },
): Promise<ImportView> {
  const { db, clock, outbox } = dependencies;
  const { id, version, reading, counts } = row;
  if (
    !reading.columns.some(
      ({ field }) => field === 'company' || field === 'category' || field === 'subCategories',
    )
  )
    throw new AppError('request.invalid', message('import.no-columns'));
  if (counts.created + counts.changed === 0)
    throw new AppError('request.invalid', message('import.nothing-to-import'));
  const planned = await plan(dependencies, 'operations', {
    kind: row.kind,
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
        // Last, so that bookings wait only for the short rest; until here they continue.
        await raiseGrid(transaction, editionId);
        await applyBlocked(transaction, target, planned.operations);
        const short = await arrangeImported(transaction, target, await listFollowing(transaction, id));
        if (await isAnyByHand(transaction, short)) throw new HourTaken();
        await stored.remember(transaction, row, lastingChoices(row));
        const moved = tell ? await listMoved(transaction, id) : [];
        const told = await tellPeople(transaction, outbox, { editionId, moved });
        await stored.setApplied(transaction, id, { by: organiser.email, at: now, noted: { told } });
        await recordAction(transaction, {
          at: now,
          actor: organiser,
          action: 'import.apply',
          subject: row.filename,
          after: { ...row.summary.totals, ...(told > 0 && { told }) },
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
 * Gives exhibitors their places, set by hand or following from their representatives; call after `raiseGrid`.
 * @returns those with more meetings in a slot than places
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
