// Starts one throw-away database server, and creates the migrated template database in it.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { isDirectoryLocked } from '../adapters/database/embedded/directory-lock.ts';
import { openEmbeddedDatabase } from '../adapters/database/embedded.ts';
import { migrate } from '../adapters/database/migrate.ts';
import { createPool } from '../adapters/database/pool.ts';
import { createLog } from '../adapters/log.ts';
import { inDatabase, runOn, type TestServer } from './test-server.ts';
import { throwAwayFolder } from './throw-away-folder.ts';

const FOLDER_PREFIX = 'visavis-test-';
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const log = createLog('warn');

/** TEST_DATABASE_URL names a server to use instead; its role must be allowed to create databases. */
export async function startTestServer(): Promise<{ testServer: TestServer; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  const server = url
    ? { connection: { connectionString: url }, stop: async () => undefined }
    : await startServer();
  const template = `visavis_template_${process.pid}`;
  await prepareTemplate(server.connection, template);
  return {
    testServer: { connection: server.connection, template },
    stop: async () => {
      await runOn(server.connection, `drop database if exists ${template} with (force)`);
      await server.stop();
    },
  };
}

async function startServer(): Promise<{ connection: pg.PoolConfig; stop(): Promise<void> }> {
  const home = throwAwayFolder();
  await sweepAbandoned(home);
  const folder = mkdtempSync(join(home, FOLDER_PREFIX));
  // As root the server runs as another user, who must be able to traverse the folder.
  chmodSync(folder, 0o711);
  const database = await openEmbeddedDatabase(folder, log, { unsafeNoFsyncForTests: true });
  return {
    connection: database.superuserConnection,
    stop: async () => {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stops and removes the servers and folders of earlier runs that were killed. */
async function sweepAbandoned(home: string): Promise<void> {
  for (const name of readdirSync(home)) {
    const folder = join(home, name);
    if (!name.startsWith(FOLDER_PREFIX) || isDirectoryLocked(folder) !== false) continue;
    const database = await openEmbeddedDatabase(folder, log, { unsafeNoFsyncForTests: true });
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prepareTemplate(connection: pg.PoolConfig, template: string): Promise<void> {
  await runOn(connection, `create database ${template}`);
  const pool = createPool(inDatabase(connection, template), log);
  try {
    await migrate(pool, migrations);
  } finally {
    await pool.end();
  }
}
