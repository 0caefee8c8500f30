// Records an outcome however long the database is unavailable: if the record were lost, the work would be done twice.
import { setTimeout as wait } from 'node:timers/promises';
import { isTransientError } from './refusal.ts';

/** Maximum number of attempts for errors that are not transient. */
const RECORD_ATTEMPTS = 5;
const RECORD_WAIT_MS = 200;
const RECORD_LONGEST_WAIT_MS = 1_000;

/** Retries while the database is unavailable or cannot write; on any other error, a few times. */
export async function recordWithRetries(record: () => Promise<void>, stopped: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await record();
    } catch (error) {
      const isTransient = isTransientError(error);
      if (!isTransient && attempt >= RECORD_ATTEMPTS) throw error;
      // Rejects when aborted.
      await wait(Math.min(attempt * RECORD_WAIT_MS, RECORD_LONGEST_WAIT_MS), undefined, { signal: stopped });
    }
  }
}
