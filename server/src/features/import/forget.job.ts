// Deletes files of people and their rows some days after they were uploaded, imported or undone.
import { DAYS_KEPT } from '@visavis/domain/import/kinds';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import { repeat } from '../../platform/sweeps/repeat.ts';
import { forgetOlderThan } from './forget.repository.ts';

const SWEEP_INTERVAL_MS = 600_000;
const DAY_MS = 86_400_000;

interface Forgetting {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
}

/** @returns stops it */
export const sweepImports = ({ db, clock, log }: Forgetting): (() => Promise<void>) =>
  repeat(() => sweepOnce(db, clock()), {
    everyMs: SWEEP_INTERVAL_MS,
    log,
    failure: 'Files of people could not be deleted',
    isImmediate: true,
  }).stop;

/** One run. @returns the number of files */
export const sweepOnce = (db: Kysely<Database>, now: Date): Promise<number> =>
  db
    .transaction()
    .execute((transaction) =>
      forgetOlderThan(transaction, new Date(now.getTime() - DAYS_KEPT * DAY_MS), now),
    );
