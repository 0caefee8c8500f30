// Hands waiting messages to the worker: soon after each commit, and in a periodic sweep any that were missed.
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { JobQueue } from '../../adapters/jobs/queue.ts';
import type { Log } from '../../adapters/log.ts';
import { takeWaiting } from './relay.repository.ts';

/** The worker's name for sending one message. */
export const SEND_EMAIL_TASK = 'send-email';
/** Commits within this time are handed over together, in milliseconds. */
const GATHER_MS = 10;
const SWEEP_INTERVAL_MS = 2_000;
const MESSAGES_AT_ONCE = 200;

export interface Relay {
  /** To be called after a commit: waiting messages are handed over within moments. */
  soon(): void;
  close(): Promise<void>;
}

export interface RelayDependencies {
  db: Kysely<Database>;
  clock: Clock;
  queue: JobQueue;
  log: Log;
}

export function startRelay({ db, clock, queue, log }: RelayDependencies): Relay {
  let soonTimer: NodeJS.Timeout | null = null;
  let relaying: Promise<void> | null = null;
  let needsAnotherRun = false;
  let isClosed = false;
  let isFailing = false;

  const relay = async (): Promise<void> => {
    try {
      do {
        needsAnotherRun = false;
        let count: number;
        do count = await handOverWaiting(db, queue, clock());
        while (count === MESSAGES_AT_ONCE && !isClosed);
      } while (needsAnotherRun && !isClosed);
      isFailing = false;
    } catch (error) {
      // The rows stay: the next sweep hands them over.
      if (!isFailing) log.warn(`Messages could not be handed to the worker: ${error}`);
      isFailing = true;
    }
  };
  /** One run at a time; a commit in the meantime causes another run. */
  const start = () => {
    needsAnotherRun = true;
    relaying ??= relay().finally(() => {
      relaying = null;
    });
  };
  const sweepTimer = setInterval(start, SWEEP_INTERVAL_MS);
  start();
  return {
    soon() {
      if (isClosed) return;
      soonTimer ??= setTimeout(() => {
        soonTimer = null;
        start();
      }, GATHER_MS);
    },
    async close() {
      isClosed = true;
      clearInterval(sweepTimer);
      if (soonTimer) clearTimeout(soonTimer);
      await relaying;
    },
  };
}

/**
 * Hands over waiting messages, and those whose retry is due. A job exists exactly if the row says so: both are written
 * in one transaction.
 * @returns how many, up to a limit
 */
export async function handOverWaiting(db: Kysely<Database>, queue: JobQueue, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ids = await takeWaiting(transaction, now, MESSAGES_AT_ONCE);
    await queue.add(
      transaction,
      ids.map((id) => ({ task: SEND_EMAIL_TASK, payload: { emailId: id }, key: `email:${id}` })),
    );
    return ids.length;
  });
}
