// Removes holds soon after they lapse, and announces changes not yet announced, so that every open page sees them.
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import { announceChanges } from '../../platform/changes/publisher.ts';
import { removeOldDrafts, sweepLapsed } from './repository.ts';

const SWEEP_INTERVAL_MS = 1_000;
const OLD_DRAFTS_INTERVAL_MS = 600_000;
/** A draft without holds is deleted after a day without requests. */
const DRAFT_KEPT_MS = 24 * 3_600_000;

/** Sweeps until the returned function is called. While the database is down, each interval tries again. */
export function sweepHolds(db: Kysely<Database>, clock: Clock, log: Log): () => Promise<void> {
  let sweeping: Promise<unknown> = Promise.resolve();
  let isFailing = false;

  const repeat = (work: () => Promise<unknown>, intervalMs: number) => {
    let isRunning = false;
    return setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      sweeping = work()
        .then(
          () => {
            isFailing = false;
          },
          (error: unknown) => {
            if (!isFailing) log.warn(`Lapsed holds could not be removed: ${error}`);
            isFailing = true;
          },
        )
        .finally(() => {
          isRunning = false;
        });
    }, intervalMs);
  };
  const timers = [
    repeat(async () => {
      await sweepLapsed(db, clock());
      await announceChanges(db);
    }, SWEEP_INTERVAL_MS),
    repeat(() => removeOldDrafts(db, new Date(clock().getTime() - DRAFT_KEPT_MS)), OLD_DRAFTS_INTERVAL_MS),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await sweeping;
  };
}
