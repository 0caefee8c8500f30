// Deletes documents and passport numbers when their retention period is over, and files that belong to no document.
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { FileStore } from '../../adapters/file-store/file-store.ts';
import type { Log } from '../../adapters/log.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { repeat } from '../../platform/sweeps/repeat.ts';
import { forgetRequests } from '../document-request/public.ts';
import { deleteLapsedAddresses, endDocuments, forgetPassportNumbers } from './repository.ts';
import {
  forgetStrayFile,
  listDueRegistrations,
  listStrayFiles,
  lockDueRegistration,
} from './retention.repository.ts';

const SWEEP_INTERVAL_MS = 60_000;
/** Longer than any upload takes: a file without a document by then is left over from a failed one. */
const STRAY_AFTER_MS = 3_600_000;
const BATCH = 100;

export interface Retention {
  db: Kysely<Database>;
  clock: Clock;
  files: FileStore;
  log: Log;
}

/** @returns a function that stops it */
export const sweepDocuments = (retention: Retention): (() => Promise<void>) =>
  repeat((stopping) => sweep(retention, stopping), {
    everyMs: SWEEP_INTERVAL_MS,
    log: retention.log,
    failure: 'Documents could not be deleted',
    isImmediate: true,
  }).stop;

/**
 * One run. Each step is atomic, so that a killed process leaves nothing half done, and several processes may run it
 * concurrently. A failure is logged and retried in the next run; it blocks nothing else.
 */
export async function sweep(retention: Retention, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = retention;
  const failures = new Failures(log);
  const now = clock();
  await failures.count('Lapsed addresses of documents could not be deleted', () =>
    deleteLapsedAddresses(db, now),
  );
  await failures.count('Documents whose time is over could not be looked for', async () => {
    for (const registrationId of await listDueRegistrations(db, now)) {
      if (signal?.aborted) return;
      await failures.count('The documents of an application could not be deleted', () =>
        expire(db, registrationId, now),
      );
    }
  });
  await failures.count('Files that belong to no document could not be looked for', () =>
    removeStrayFiles(retention, failures, signal),
  );
  failures.report();
}

/** Deletes the secrets of one registration. The content of its documents is a stray file from then on. */
async function expire(db: Kysely<Database>, registrationId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const registration = await lockDueRegistration(transaction, registrationId, now);
    if (!registration) return;
    await forgetRequests(transaction, registrationId, now);
    const documents = await endDocuments(transaction, registrationId, now);
    const hadPassportNumbers = await forgetPassportNumbers(transaction, registrationId);
    // Another process was faster.
    if (documents === 0 && !hadPassportNumbers) return;
    await recordAction(transaction, {
      at: now,
      actor: 'system',
      action: 'document.expire',
      subject: `${registration.name} (${registration.reference})`,
      registrationId,
      after: { documents, passportNumbers: hadPassportNumbers },
    });
  });
}

async function removeStrayFiles(
  { db, clock, files }: Retention,
  failures: Failures,
  signal: AbortSignal | undefined,
): Promise<void> {
  const notedBefore = new Date(clock().getTime() - STRAY_AFTER_MS);
  let after = '';
  for (;;) {
    const names = await listStrayFiles(db, { notedBefore, after, limit: BATCH });
    for (const name of names) {
      if (signal?.aborted) return;
      after = name;
      // The record is deleted last: a process killed in between only leaves the record of a missing file.
      await failures.count('A deleted file is still in the file store', async () => {
        await files.remove(name);
        await forgetStrayFile(db, name);
      });
    }
    if (names.length < BATCH) return;
  }
}

/** Collects failures, so that an unavailable store is logged in one line and not once for each file. */
class Failures {
  readonly #log: Log;
  readonly #counts = new Map<string, { times: number; first: unknown }>();

  constructor(log: Log) {
    this.#log = log;
  }

  async count(summary: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { times, first } = this.#counts.get(summary) ?? { times: 0, first: error };
      this.#counts.set(summary, { times: times + 1, first });
    }
  }

  report(): void {
    for (const [summary, { times, first }] of this.#counts)
      this.#log.error(`${summary}; it is tried again in a minute (${times}): ${first}`);
  }
}
