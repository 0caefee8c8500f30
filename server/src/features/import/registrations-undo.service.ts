// Undoes an import of people: deletes the registrations that it made, unless one of them has changed since.
import type { ImportView } from '@visavis/contract/import/plan';
import { type Message, message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction, recordActions } from '../../platform/audit/record-action.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { endRegistrations } from '../registration/public.ts';
import { presentImport } from './present.ts';
import { listSince, lockMade } from './registrations-made.repository.ts';
import * as stored from './repository.ts';
import { type ImportDependencies, type Seen, stale, unknown } from './service.ts';
import { peopleInTheWay } from './undo-refusal.service.ts';

/** Registrations per statement. */
const AT_A_TIME = 500;

/** The people who prevent the undo; null if nobody does. */
export const readChangedPeople = async (db: Kysely<Database>, id: number): Promise<Message | null> =>
  peopleInTheWay(await listSince(db, id));

/** @throws AppError 'import.in-use' with the names of people changed or emailed since */
export async function undoPeople(
  { db, clock, announcer }: ImportDependencies,
  { id, version, organiser }: Seen,
): Promise<ImportView> {
  const now = clock();
  const view = await inMeetingTransaction(db, async (transaction) => {
    const row = await stored.lockImportRow(transaction, id);
    if (!row) throw unknown();
    if (row.state !== 'applied') throw new AppError('import.wrong-state', message('import.not-applied'));
    if (row.version !== version) throw await stale(transaction, id);
    const made = await lockMade(transaction, id);
    const blocked = await readChangedPeople(transaction, id);
    if (blocked) throw new AppError('import.in-use', blocked);
    for (let at = 0; at < made.length; at += AT_A_TIME) {
      const some = made.slice(at, at + AT_A_TIME);
      await endRegistrations(
        transaction,
        some.map((one) => one.id),
        now,
      );
      await recordActions(
        transaction,
        some.map(({ id: registrationId, name, company, reference }) => ({
          at: now,
          actor: organiser,
          action: 'registration.delete' as const,
          subject: `${name} (${reference})`,
          registrationId,
          before: { company, import: id },
        })),
      );
    }
    await stored.setUndone(transaction, id, organiser.email, now);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'import.undo',
      subject: row.filename,
      before: { registrations: made.length, meetings: row.summary.totals.meetingsCreated ?? 0 },
    });
    return presentImport(await stored.getImportRow(transaction, id));
  });
  announcer.soon();
  return view;
}
