// Checks whether this process can work: the database answers, is current and writable; the data folder exists.

import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { type Message, message } from '@visavis/domain/message/message';
import type pg from 'pg';
import { MigrationError, pendingMigrations } from '../adapters/database/migrate.ts';
import { isDatabaseUnavailable, refusesToWrite } from '../adapters/database/unavailable.ts';

/** A load balancer asks every few seconds, and must not wait. */
const CHECK_TIMEOUT_MS = 3_000;
/** After a refused write the process is not ready for this long, whatever the trial says. */
const AFTER_REFUSAL_MS = 5_000;
/** A successful trial counts for this long. */
const TRIAL_VALID_MS = 5_000;
/** Allocates space on the disk, and leaves nothing behind. */
const TRIAL = 'begin; create temporary table write_trial on commit drop as select 1; rollback';

export interface ReadinessDependencies {
  pool: pg.Pool;
  migrationsFolder: string;
  /** Null if nothing is stored in it. */
  dataDir: string | null;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

export interface Readiness {
  /** Null if ready, else the reason in one sentence. */
  check(): Promise<Message | null>;
  /** Reports a database error, wherever it occurred. */
  note(error: unknown): void;
}

export function createReadiness(dependencies: ReadinessDependencies): Readiness {
  const { pool, migrationsFolder, dataDir, now = () => performance.now() } = dependencies;
  let refusedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  const note = (error: unknown) => {
    if (refusesToWrite(error)) refusedAt = now();
  };

  async function canWrite(): Promise<boolean> {
    if (now() - refusedAt < AFTER_REFUSAL_MS) return false;
    if (now() - triedAt < TRIAL_VALID_MS) return true;
    try {
      await pool.query(TRIAL);
    } catch (error) {
      note(error);
      if (refusesToWrite(error)) return false;
      // A role that may not create temporary tables can still write.
      if (isDatabaseUnavailable(error)) throw error;
    }
    triedAt = now();
    return true;
  }

  async function findReason(): Promise<Message | null> {
    if (dataDir !== null && !(await isWritable(dataDir))) return message('server.data-folder');
    try {
      const pending = await pendingMigrations(pool, migrationsFolder);
      if (pending.length > 0) return message('server.starting');
    } catch (error) {
      if (!(error instanceof MigrationError)) throw error;
      return message('server.other-release');
    }
    return (await canWrite()) ? null : message('server.database-read-only');
  }

  return {
    note,
    check: async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<Message>((resolve) => {
        timer = setTimeout(() => resolve(message('server.database-silent')), CHECK_TIMEOUT_MS);
      });
      try {
        return await Promise.race([findReason(), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
