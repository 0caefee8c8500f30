// Creates a database for a test: a clone of the migrated template on the test run's server.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { inject } from 'vitest';
import { createKysely, createPool } from '../adapters/database/pool.ts';
import type { Database } from '../adapters/database/schema.ts';
import { silentLog } from '../adapters/log.ts';
import { inDatabase, runOn } from './test-server.ts';

export interface TestDatabase {
  pool: pg.Pool;
  db: Kysely<Database>;
  config: pg.PoolConfig;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
}

interface DatabaseOptions {
  /** Without migrations, for tests of the migrations themselves. */
  isEmpty?: boolean;
  /** Its connections wait for locks indefinitely, while those of the product give up after seconds. */
  isPatient?: boolean;
}

export async function createTestDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  const { connection, template } = inject('testServer');
  const name = `visavis_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  // Copying files takes a third less CPU than writing every page to the log, which is the default.
  await runOn(
    connection,
    `create database ${name} template ${options.isEmpty ? 'template0' : template} strategy file_copy`,
  );
  const config = inDatabase(connection, name);
  const limits = options.isPatient ? { lock_timeout: 0, statement_timeout: 0, query_timeout: 0 } : {};
  const pool = createPool({ ...config, ...limits }, silentLog);
  const db = createKysely(pool);
  return {
    pool,
    db,
    config,
    drop: async () => {
      // Ends the pool as well.
      await db.destroy();
      await runOn(connection, `drop database if exists ${name} with (force)`);
    },
  };
}
