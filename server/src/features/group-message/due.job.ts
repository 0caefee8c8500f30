// Sends scheduled messages when they are due.
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import { repeat } from '../../platform/sweeps/repeat.ts';
import type { EditionService } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { listDue, lockMessage, setState } from './repository.ts';
import { startMessage } from './send.service.ts';
import { readRecipients } from './service.ts';

const SWEEP_INTERVAL_MS = 10_000;
/** A message overdue by more than this becomes a draft: 'this evening at five' must not arrive the next morning. */
const LATEST_MS = 6 * 3_600_000;

interface SweepDependencies {
  db: Kysely<Database>;
  editions: EditionService;
  clock: Clock;
  outbox: Outbox;
}

/** @returns a function that stops it */
export const sendDueMessages = (dependencies: SweepDependencies, log: Log): (() => Promise<void>) =>
  repeat(() => sweepOnce(dependencies), {
    everyMs: SWEEP_INTERVAL_MS,
    log,
    failure: 'Scheduled messages could not be sent',
  }).stop;

/** One run; several processes may run it concurrently: each message is locked and sent by only one of them. */
export async function sweepOnce({ db, editions, clock, outbox }: SweepDependencies): Promise<void> {
  const now = clock();
  for (const { id, editionId } of await listDue(db, now)) {
    const catalogue = await editions.of({ editionId }).current();
    await db.transaction().execute(async (transaction) => {
      const row = await lockMessage(transaction, { id, editionId });
      if (row?.state !== 'scheduled' || !row.send_at || row.send_at > now) return;
      if (now.getTime() - row.send_at.getTime() > LATEST_MS)
        return setState(transaction, id, 'draft', { send_at: null, missed_at: row.send_at }, now);
      const recipients = await readRecipients(transaction, catalogue, row, now);
      await startMessage(transaction, row, recipients, { outbox, catalogue, now, actor: 'system' });
    });
  }
  outbox.soon();
}
