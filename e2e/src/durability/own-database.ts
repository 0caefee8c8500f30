// A PostgreSQL of its own that a program reaches by DATABASE_URL, over a line, and every way in which it can be away.
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
import { openLine } from '@visavis/server/testing/line-to-database';
import pg from 'pg';
import type { Query } from './fair.ts';

const NAME = 'visavis';

export interface OwnDatabase {
  /** For DATABASE_URL. */
  url: string;
  /** For what a test does itself: not over the line. */
  connection: pg.ClientConfig;
  query: Query;
  /** Stops in order, as a maintenance would, and starts again. */
  restart(): Promise<void>;
  /** Dies without a word, and is started again. */
  kill(): Promise<void>;
  /** Every connection over the line goes dead; new ones pass. */
  silence(): void;
  /** Takes all the room that its disk has left. */
  fill(): void;
  /** Gives it back. */
  makeRoom(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * From the binaries of the embedded database, with its durable settings.
 * @param roomMb on a disk of its own of this size, which only root can make; 0 for none
 */
export async function openOwnDatabase(roomMb = 0): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'visavis-own-'));
  if (roomMb > 0) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${roomMb}m`, 'none', folder]);
  // As root the database runs as another user, who must be able to pass.
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
    makeRoom: async () => {
      rmSync(join(folder, 'filler'));
      // It may have ended for want of room for its log.
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

/** Where there is a schema 'beside', its views stand before the tables. */
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
