// A database that is open, wherever it runs.
import type pg from 'pg';

export interface OpenDatabase {
  connection: pg.PoolConfig;
  /** Returns when nothing of the database is left running that this process started. */
  stop(): Promise<void>;
}
