// Stops counting undecided meetings as pending once their slot begins, so they block no email and await no decision.
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import { repeat } from '../../platform/sweeps/repeat.ts';
import { listWithBegun, refreshRegistration } from './state.repository.ts';

const INTERVAL_MS = 15_000;

export async function settleUndecided(db: Kysely<Database>, now: Date): Promise<void> {
  for (const id of await listWithBegun(db, now))
    await db.transaction().execute((transaction) => refreshRegistration(transaction, id, now));
}

/** @returns stops it */
export const sweepUndecided = (db: Kysely<Database>, clock: Clock, log: Log): (() => Promise<void>) =>
  repeat(() => settleUndecided(db, clock()), {
    everyMs: INTERVAL_MS,
    log,
    failure: 'Meetings that nobody decided in time could not be counted',
    isImmediate: true,
  }).stop;
