// Removes holds soon after they expire, and announces changes not yet announced, so that every open page sees them.
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import { announceChanges } from '../../platform/changes/publisher.ts';
import { repeat } from '../../platform/sweeps/repeat.ts';
import { removeOldDrafts, sweepLapsed } from './repository.ts';

const SWEEP_INTERVAL_MS = 1_000;
const OLD_DRAFTS_INTERVAL_MS = 600_000;
/** A draft without holds is deleted after a day without requests. */
const DRAFT_KEPT_MS = 24 * 3_600_000;

/** @returns a function that stops it */
export function sweepHolds(db: Kysely<Database>, clock: Clock, log: Log): () => Promise<void> {
  const repeated = [
    repeat(
      async () => {
        await sweepLapsed(db, clock());
        await announceChanges(db);
      },
      { everyMs: SWEEP_INTERVAL_MS, log, failure: 'Lapsed holds could not be removed' },
    ),
    repeat(() => removeOldDrafts(db, new Date(clock().getTime() - DRAFT_KEPT_MS)), {
      everyMs: OLD_DRAFTS_INTERVAL_MS,
      log,
      failure: 'Old drafts could not be removed',
    }),
  ];
  return async () => {
    await Promise.all(repeated.map(({ stop }) => stop()));
  };
}
