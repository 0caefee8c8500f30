// Takes an import back, all or nothing, and says beforehand whom that touches and what keeps it from it.
import type { ImportView } from '@visavis/contract/import/plan';
import { type Message, message } from '@visavis/domain/message/message';
import { AppError, busy } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import { lockLists, raiseGrid } from '../edition/public.ts';
import { countPeopleMet, tellPeople } from '../exhibitor-profile/public.ts';
import { listFollowing } from './apply.repository.ts';
import { arrangeImported, type Seen } from './apply.service.ts';
import { presentImport } from './present.ts';
import { recordTakenBack } from './record.repository.ts';
import * as stored from './repository.ts';
import { freshRow, type ImportDependencies, stale, unknown } from './service.ts';
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

/** Exhibitors that a refusal names; the others are counted. */
const NAMED = 5;

/** How many people an import touches, and why it cannot be taken back; null where it can. */
export async function readImpact(
  dependencies: ImportDependencies,
  id: number,
): Promise<{ people: number; blocked: Message | null }> {
  const { db } = dependencies;
  const { state, summary } = await freshRow(dependencies, id);
  const isTold = state === 'draft' || (state === 'applied' && summary.told > 0);
  return {
    people: isTold ? await countPeopleMet(db, summary.moved) : 0,
    blocked: state === 'applied' ? dependentsOf(await listChanged(db, id), await listMet(db, id)) : null,
  };
}

/** @throws AppError 'import.in-use' with the names of what depends on it */
export async function undoImport({ db, clock, outbox }: ImportDependencies, seen: Seen): Promise<ImportView> {
  const { id, version, organiser } = seen;
  const now = clock();
  return retryOnConflict(
    () =>
      db.transaction().execute(async (transaction) => {
        const found = await stored.findImportRow(transaction, id);
        if (!found) throw unknown();
        await lockLists(transaction, found.edition_id);
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
        // Bookings have gone on until here. Whoever books now waits, and finds that a new exhibitor is gone.
        await raiseGrid(transaction, found.edition_id);
        refuseDependents([], await listMet(transaction, id));
        const target = { importId: id, editionId: row.edition_id, now };
        const short = await arrangeImported(transaction, target, following);
        refuseDependents([], await listNames(transaction, short));
        await deleteNew(transaction, id, row.edition_id);
        await resumeEarlier(transaction, id);
        const told = await tellPeople(transaction, outbox, {
          editionId: row.edition_id,
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

/** @throws AppError 'import.in-use' */
function refuseDependents(changed: readonly string[], met: readonly string[]): void {
  const blocked = dependentsOf(changed, met);
  if (blocked) throw new AppError('import.in-use', blocked);
}

function dependentsOf(changed: readonly string[], met: readonly string[]): Message | null {
  if (changed.length + met.length === 0) return null;
  return message('import.undo-blocked', {
    changed: changed.slice(0, NAMED),
    met: met.slice(0, NAMED),
    more: Math.max(0, changed.length - NAMED) + Math.max(0, met.length - NAMED),
  });
}
