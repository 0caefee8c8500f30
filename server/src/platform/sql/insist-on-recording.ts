// Writes down what has happened already, however long the database is away: a note that is lost would be done twice.
import { setTimeout as wait } from 'node:timers/promises';
import { mayPassLater } from './refusal.ts';

/** Of errors that do not pass by themselves. */
const RECORD_ATTEMPTS = 5;
const RECORD_WAIT_MS = 200;
const RECORD_LONGEST_WAIT_MS = 1_000;

/** For as long as the database is away or cannot write; what it refuses for another reason, a few times. */
export async function insistOnRecording(record: () => Promise<void>, stopped: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await record();
    } catch (error) {
      const mayPass = mayPassLater(error);
      if (!mayPass && attempt >= RECORD_ATTEMPTS) throw error;
      // Broken off, it throws in its turn.
      await wait(Math.min(attempt * RECORD_WAIT_MS, RECORD_LONGEST_WAIT_MS), undefined, { signal: stopped });
    }
  }
}
