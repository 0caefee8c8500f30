// A dedicated PostgreSQL that a program reaches by DATABASE_URL through a proxy, and every way it can fail.
import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClusterIfMissing, SUPERUSER } from '@visavis/server/adapters/database/embedded/create-cluster';
import { locateCluster } from '@visavis/server/adapters/database/embedded/location';
import {
  ensureRunning,
  findPostmaster,
  SOCKET_PORT,
  stopPostmaster,
} from '@visavis/server/adapters/database/embedded/postmaster';
import { silentLog } from '@visavis/server/adapters/log';
import { openLine } from '@visavis/server/testing/database-proxy';
import pg from 'pg';
import type { Query } from './fair.ts';

const NAME = 'visavis';

export interface OwnDatabase {
  /** For DATABASE_URL. */
  url: string;
  /** For the test's own queries: bypasses the line. */
  connection: pg.ClientConfig;
  query: Query;
  /** Shuts down cleanly, as for maintenance, and restarts. */
  restart(): Promise<void>;
  /** Dies without warning, and is started again. */
  kill(): Promise<void>;
  /** Every open connection over the line goes dead; new ones work. */
  silence(): void;
  /** Fills its disk. */
  fill(): void;
  /** Frees the space again. */
  freeSpace(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Uses the binaries of the embedded database, with its durable settings.
 * @param roomMb the size of its own disk, which only root can create; 0 for none
 */
export async function openOwnDatabase(roomMb = 0): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'visavis-own-'));
  if (roomMb > 0) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${roomMb}m`, 'none', folder]);
  // When run as root, the database runs as another user, who must be able to traverse the folder.
  chmodSync(folder, 0o711);
  const location = locateCluster(folder, silentLog);
  await createClusterIfMissing(location, silentLog);
  const start = () => ensureRunning(location, {}, silentLog);
  await start();
  const at = { host: location.socketDir, port: SOCKET_PORT, user: SUPERUSER };
  await queryOf({ ...at, database: 'postgres' })(`create database ${NAME}`);
  const connection = { ...at, database: NAME };
  const line = await openLine(connection, NAME);
  const postmaster = (): number => {
    const pid = findPostmaster(location);
    if (pid === null) throw new Error('There is no database server to kill.');
    return pid;
  };
  return {
    url: line.url,
    connection,
    query: queryOf(connection),
    restart: async () => {
      await stopPostmaster(location);
      await start();
    },
    kill: async () => {
      process.kill(postmaster(), 'SIGKILL');
      await start();
    },
    silence: () => void line.silence(),
    fill: () => {
      const filler = openSync(join(folder, 'filler'), 'a');
      try {
        for (;;) writeSync(filler, Buffer.alloc(65_536));
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        closeSync(filler);
      }
    },
    freeSpace: async () => {
      rmSync(join(folder, 'filler'));
      // It may have exited because there was no space for its WAL.
      await start();
    },
    stop: async () => {
      await line.close();
      await stopPostmaster(location);
      if (roomMb > 0) execFileSync('umount', [folder]);
      for (const one of [folder, location.home, location.socketDir])
        rmSync(one, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** If a schema 'beside' exists, its views take precedence over the tables. */
export function queryOf(connection: pg.ClientConfig): Query {
  return async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) => {
    const client = new pg.Client({ ...connection, options: '-c search_path=beside,public' });
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  };
}
