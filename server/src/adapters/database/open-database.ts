// An open database, embedded or external.
import type pg from 'pg';

export interface OpenDatabase {
  connection: pg.PoolConfig;
  /** Resolves when nothing that this process started for the database is still running. */
  stop(): Promise<void>;
}
