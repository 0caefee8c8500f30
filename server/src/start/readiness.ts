// Whether this process can work: the database answers, is of this release, can write, and the data folder is there.

import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { type Message, message } from '@visavis/domain/message/message';
import type pg from 'pg';
import { MigrationError, pendingMigrations } from '../adapters/database/migrate.ts';
import { isDatabaseUnavailable, refusesToWrite } from '../adapters/database/unavailable.ts';

/** A balancer asks every few seconds, and must not wait. */
const ANSWER_WITHIN_MS = 3_000;
/** After a write that was refused it is not ready for so long, whatever the trial says. */
const AFTER_REFUSAL_MS = 5_000;
/** A trial that went well counts for so long. */
const TRIAL_HOLDS_MS = 5_000;
/** Takes new room on the disk, and leaves nothing behind. */
const TRIAL = 'begin; create temporary table write_trial on commit drop as select 1; rollback';

export interface ReadinessDependencies {
  pool: pg.Pool;
  migrationsFolder: string;
  /** Null where nothing is kept in it. */
  dataDir: string | null;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

export interface Readiness {
  /** Null when ready, else the reason in one sentence. */
  check(): Promise<Message | null>;
  /** An error of the database, wherever it came up. */
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
    if (now() - triedAt < TRIAL_HOLDS_MS) return true;
    try {
      await pool.query(TRIAL);
    } catch (error) {
      note(error);
      if (refusesToWrite(error)) return false;
      // A role without temporary tables can write all the same.
      if (isDatabaseUnavailable(error)) throw error;
    }
    triedAt = now();
    return true;
  }

  async function look(): Promise<Message | null> {
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
        timer = setTimeout(() => resolve(message('server.database-silent')), ANSWER_WITHIN_MS);
      });
      try {
        return await Promise.race([look(), late]);
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
