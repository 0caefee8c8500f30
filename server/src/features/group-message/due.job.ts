// Sends scheduled messages when their hour has come.
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import { createEditionService, type EditionService } from '../edition/public.ts';
import { createOutbox, type Outbox } from '../email/public.ts';
import { listDue, lockMessage, setState } from './repository.ts';
import { startMessage } from './send.service.ts';
import { readRecipients } from './service.ts';

const SWEEP_INTERVAL_MS = 10_000;
/** A message whose hour is longer ago is a draft again: 'this evening at five' must not arrive the next morning. */
const LATEST_MS = 6 * 3_600_000;

interface SweepDependencies {
  db: Kysely<Database>;
  editions: EditionService;
  clock: Clock;
  outbox: Outbox;
}

interface StartDependencies {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  publicUrl: string;
  isLive: boolean;
  /** As in the application's dependencies. */
  mail: { handOver: () => void; domain?: string } | null;
}

/** Sweeps until the returned function is called. A failure is logged and retried in the next run. */
export function sendDueMessages({
  db,
  clock,
  log,
  publicUrl,
  isLive,
  mail,
}: StartDependencies): () => Promise<void> {
  const editions = createEditionService(db, isLive);
  const outbox = createOutbox({
    clock,
    isConfigured: mail !== null,
    messageDomain: mail?.domain ?? new URL(publicUrl).hostname,
    handOver: mail?.handOver ?? (() => undefined),
  });
  let turn: Promise<void> | null = null;
  const timer = setInterval(() => {
    turn ??= sweepOnce({ db, editions, clock, outbox })
      .catch((error: unknown) => log.warn(`Scheduled messages could not be sent: ${error}`))
      .finally(() => {
        turn = null;
      });
  }, SWEEP_INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await turn;
  };
}

/** One run; several processes may run it concurrently: each message is locked, and sent by the first. */
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
