// Undoes an import, all or nothing, and reports beforehand whom that affects and what prevents it.
import type { ImportView } from '@visavis/contract/import/plan';
import { type Message, message } from '@visavis/domain/message/message';
import { AppError, busy } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import { lockLists, raiseGrid } from '../edition/public.ts';
import { countPeopleMet, tellPeople } from '../exhibitor-profile/public.ts';
import { listFollowing } from './apply.repository.ts';
import { arrangeImported } from './exhibitors-apply.service.ts';
import { presentImport } from './present.ts';
import { recordTakenBack } from './record.repository.ts';
import { readChangedPeople, undoPeople } from './registrations-undo.service.ts';
import * as stored from './repository.ts';
import {
  findRow,
  freshRow,
  type ImportDependencies,
  refuseUnlessAllowed,
  type Seen,
  stale,
  unknown,
} from './service.ts';
import {
  deleteNew,
  listChanged,
  listMet,
  listMoved,
  listNames,
  lockImported,
  restoreExhibitors,
  resumeEarlier,
} from './undo.repository.ts';
import { dependentsOf, refuseDependents } from './undo-refusal.service.ts';

/** How many people an import affects, and why it cannot be undone; null if it can. */
export async function readImpact(
  dependencies: ImportDependencies,
  id: number,
): Promise<{ people: number; blocked: Message | null }> {
  const { db } = dependencies;
  const { kind, state, summary } = await freshRow(dependencies, id);
  if (kind === 'registrations')
    return { people: 0, blocked: state === 'applied' ? await readChangedPeople(db, id) : null };
  const isTold = state === 'draft' || (state === 'applied' && summary.told > 0);
  return {
    people: isTold ? await countPeopleMet(db, summary.moved) : 0,
    blocked: state === 'applied' ? dependentsOf(await listChanged(db, id), await listMet(db, id)) : null,
  };
}

/** @throws AppError 'import.in-use' with the names of what depends on it */
export async function undoImport(dependencies: ImportDependencies, seen: Seen): Promise<ImportView> {
  const found = await findRow(dependencies, seen.id);
  refuseUnlessAllowed(seen.organiser, found.kind);
  return found.kind === 'exhibitors'
    ? undoExhibitors(dependencies, found.edition_id, seen)
    : undoPeople(dependencies, seen);
}

async function undoExhibitors(
  { db, clock, outbox }: ImportDependencies,
  editionId: number,
  { id, version, organiser }: Seen,
): Promise<ImportView> {
  const now = clock();
  return retryOnConflict(
    () =>
      db.transaction().execute(async (transaction) => {
        await lockLists(transaction, editionId);
        const row = await stored.lockImportRow(transaction, id);
        if (!row) throw unknown();
        if (row.state !== 'applied') throw new AppError('import.wrong-state', message('import.not-applied'));
        if (row.version !== version) throw await stale(transaction, id);
        await lockImported(transaction, id);
        refuseDependents(await listChanged(transaction, id), await listMet(transaction, id));
        const moved = row.summary.told > 0 ? await listMoved(transaction, id) : [];
        const following = await listFollowing(transaction, id);
        await recordTakenBack(transaction, { importId: id, actor: organiser, at: now });
        await restoreExhibitors(transaction, id);
        // Bookings continue until here. Anyone who books now waits, and then finds that a new exhibitor is gone.
        await raiseGrid(transaction, editionId);
        refuseDependents([], await listMet(transaction, id));
        const target = { importId: id, editionId, now };
        const short = await arrangeImported(transaction, target, following);
        refuseDependents([], await listNames(transaction, short));
        await deleteNew(transaction, id, editionId);
        await resumeEarlier(transaction, id);
        const told = await tellPeople(transaction, outbox, {
          editionId,
          moved: moved.map(({ id: exhibitorId, was, is }) => ({ id: exhibitorId, was: is, is: was })),
        });
        await stored.setUndone(transaction, id, organiser.email, now);
        await recordAction(transaction, {
          at: now,
          actor: organiser,
          action: 'import.undo',
          subject: row.filename,
          before: row.summary.totals,
          ...(told > 0 && { after: { told } }),
        });
        return presentImport(await stored.getImportRow(transaction, id));
      }),
    { exhausted: busy },
  );
}
