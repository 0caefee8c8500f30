// The embedded PostgreSQL of a DATA_DIR: opened once, watched while it runs, stopped with the program.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { createClusterIfMissing, SUPERUSER } from './embedded/create-cluster.ts';
import { inUse, isDirectoryLocked, lockDirectory } from './embedded/directory-lock.ts';
import { type ClusterLocation, hasCluster, locateCluster } from './embedded/location.ts';
import { ensureRunning, type PostmasterOptions, SOCKET_PORT, stopPostmaster } from './embedded/postmaster.ts';
import type { OpenDatabase } from './open-database.ts';
import { DatabaseStartError } from './start-error.ts';

const NAME = 'visavis';
// An arbitrary number used by nothing else on the cluster; held by the one process that owns the DATA_DIR.
const OWNER_LOCK = 862_418_471;
const LOCK_PATIENCE_MS = 2_000;
const REVIVE_FIRST_DELAY_MS = 50;
const REVIVE_MAX_DELAY_MS = 2_000;

export interface EmbeddedOptions extends PostmasterOptions {
  /** Whether a new database may be created next to the remains of an earlier one. */
  startsEmpty?: boolean;
}

export interface EmbeddedDatabase extends OpenDatabase {
  /** May create databases. For test clones only, not for the product. */
  superuserConnection: pg.PoolConfig;
}

export async function openEmbeddedDatabase(
  dataDir: string,
  log: Log,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  makeDataDir(dataDir);
  const lock = await lockDirectory(dataDir).catch((error: unknown) => {
    throw unusable(dataDir, error) ?? error;
  });
  try {
    const location = locateCluster(dataDir, log, options.startsEmpty);
    await createClusterIfMissing(location, log);
    const server = await superviseServer(location, options, dataDir, log);
    const at = { host: location.socketDir, port: SOCKET_PORT };
    return {
      connection: { ...at, user: NAME, database: NAME },
      superuserConnection: { ...at, user: SUPERUSER, database: 'postgres' },
      stop: async () => {
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw unusable(dataDir, error) ?? error;
  }
}

/**
 * For a command that runs alongside the program: connects to the running program's database, or opens it temporarily.
 * @throws DatabaseStartError where there is none
 */
export async function reachEmbeddedDatabase(dataDir: string, log: Log): Promise<OpenDatabase> {
  if (isDirectoryLocked(dataDir)) {
    const { socketDir } = locateCluster(dataDir, log);
    const connection = { host: socketDir, port: SOCKET_PORT, user: NAME, database: NAME };
    return { connection, stop: async () => undefined };
  }
  if (!hasCluster(dataDir))
    throw new DatabaseStartError(
      `There is no database in the DATA_DIR ${dataDir}: set DATA_DIR or DATABASE_URL.`,
    );
  return openEmbeddedDatabase(dataDir, log);
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(dataDir, error) ?? error;
  }
}

/** A file system error as one sentence for the operator; null for any other error. */
function unusable(dataDir: string, error: unknown): DatabaseStartError | null {
  if (!(error instanceof Error && 'syscall' in error && 'path' in error)) return null;
  return new DatabaseStartError(
    `The DATA_DIR ${dataDir} cannot be used: ${error.message}. Give the folder to the user that runs Visavis, on a disk that can be written to, or choose another DATA_DIR.`,
    { cause: error },
  );
}

/** Keeps one guard connection open: it holds the owner lock, and when it ends, the server has died. */
async function superviseServer(
  location: ClusterLocation,
  options: PostmasterOptions,
  dataDir: string,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  let isStopping = false;
  let revival: Promise<void> = Promise.resolve();
  let guard: pg.Client;

  const start = async () => {
    await ensureRunning(location, options, log);
    guard = await connectGuard(location, dataDir);
    // One loss raises several events; only the first counts, as the listener is removed after it.
    guard.once('end', () => {
      if (!isStopping) revival = revive();
    });
  };

  const revive = async () => {
    log.warn('The database server was lost; it is being restarted.');
    for (let wait = REVIVE_FIRST_DELAY_MS; !isStopping; wait = Math.min(wait * 2, REVIVE_MAX_DELAY_MS)) {
      try {
        await start();
        log.warn('The database server is back.');
        return;
      } catch (error) {
        log.error(
          `The database server does not come back yet: ${error instanceof Error ? error.message : error}`,
        );
        await delay(wait);
      }
    }
  };

  await start();
  return {
    stop: async () => {
      isStopping = true;
      await revival;
      await guard.end();
      await stopPostmaster(location);
    },
  };
}

async function connectGuard(location: ClusterLocation, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: location.socketDir,
    port: SOCKET_PORT,
    user: SUPERUSER,
    database: 'postgres',
    application_name: `visavis owner ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  // Nothing to do here: every error is followed by 'end', which is handled.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await takeOwnerLock(client, dataDir);
    await createProductDatabase(client);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function takeOwnerLock(client: pg.Client, dataDir: string): Promise<void> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      OWNER_LOCK,
    ]);
    if (rows[0]?.taken) return;
    if (Date.now() > deadline) throw inUse(dataDir);
    await delay(50);
  }
}

/** The program's own role owns its database and nothing else. */
async function createProductDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $1) as database`,
    [NAME],
  );
  if (!rows[0]?.role) await client.query(`create role ${NAME} login`);
  if (!rows[0]?.database) await client.query(`create database ${NAME} owner ${NAME}`);
}
