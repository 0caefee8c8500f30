// Runs the program with its embedded database, and kills the database alone or together with the program.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SUPERUSER } from '@visavis/server/adapters/database/embedded/create-cluster';
import { locateCluster } from '@visavis/server/adapters/database/embedded/location';
import { findPostmaster, SOCKET_PORT } from '@visavis/server/adapters/database/embedded/postmaster';
import { silentLog } from '@visavis/server/adapters/log';
import { findFreePort } from '@visavis/server/testing/free-port';
import type pg from 'pg';
import { DEFAULT_NOW } from '../fixtures/database.ts';
import { type Program, startProgram } from '../fixtures/program.ts';
import type { Query } from './fair.ts';
import type { Killable } from './killing.ts';
import { queryOf } from './own-database.ts';
import { NO_LIMITS } from './server-process.ts';

const POLL_MS = 20;
const READY_WITHIN_MS = 60_000;

export interface EmbeddedProgram extends Killable {
  /** Queries as the owner of the cluster, who may change its settings. */
  administer: Query;
  /** Shuts program and database down cleanly and starts them again with the current settings. */
  restart(): Promise<void>;
  /** Number of visitor calls refused with 503 while the database was down. */
  refusals(): number;
  /** Process id of the program that is currently running. */
  pid(): number;
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

/**
 * @param killsProgramToo decides at each kill whether the program dies with its database
 * @param settings additional environment variables
 */
export async function startEmbedded(
  killsProgramToo: () => boolean = () => false,
  settings: Record<string, string> = {},
): Promise<EmbeddedProgram> {
  const dataDir = mkdtempSync(join(tmpdir(), 'visavis-e2e-'));
  // When run as root, the database runs as another user, who must be able to traverse the folder.
  chmodSync(dataDir, 0o711);
  const port = await findFreePort();
  const startedAt = Date.now();
  const now = () => new Date(Date.parse(DEFAULT_NOW) + Date.now() - startedAt);
  const start = () =>
    startProgram(port, { DATA_DIR: dataDir, NOW: now().toISOString(), ...NO_LIMITS, ...settings });
  let program: Program;
  try {
    program = await start();
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  const { url } = program;
  const location = locateCluster(dataDir, silentLog);
  const at = { host: location.socketDir, port: SOCKET_PORT };
  const connection = { ...at, user: 'visavis', database: 'visavis' };
  let refused = 0;

  const killDatabase = (): number => {
    const pid = findPostmaster(location);
    if (pid === null) throw new Error('There is no database server to kill.');
    process.kill(pid, 'SIGKILL');
    return pid;
  };

  /** Polls until the program is connected to a new database server. */
  const untilBack = async (killed: number): Promise<void> => {
    const deadline = Date.now() + READY_WITHIN_MS;
    for (;;) {
      const [ready, slots] = await Promise.all([
        fetch(`${url}/api/ready`),
        fetch(`${url}/api/unavailable-slots`),
      ]);
      for (const answer of [ready, slots]) {
        await answer.arrayBuffer();
        if (answer.status === 503 && answer.headers.has('retry-after')) refused += 1;
        else if (!answer.ok)
          throw new Error(`${answer.url} answered ${answer.status}\n${program.output().slice(-2_000)}`);
      }
      const pid = findPostmaster(location);
      if (ready.ok && pid !== null && pid !== killed) return;
      if (Date.now() > deadline)
        throw new Error(`not back within ${READY_WITHIN_MS / 1000} s\n${program.output().slice(-2_000)}`);
      await delay(POLL_MS);
    }
  };

  return {
    url,
    now,
    connection,
    query: queryOf(connection),
    administer: queryOf({ ...at, user: SUPERUSER, database: 'visavis' }),
    refusals: () => refused,
    pid: () => program.pid,
    restart: async () => {
      await program.stop();
      program = await start();
    },
    killAndRevive: async () => {
      if (!killsProgramToo()) {
        const killedAt = performance.now();
        await untilBack(killDatabase());
        return performance.now() - killedAt;
      }
      const gone = program.kill();
      killDatabase();
      await gone;
      const spawnedAt = performance.now();
      program = await start();
      return performance.now() - spawnedAt;
    },
    stop: async () => {
      try {
        await program.stop();
      } finally {
        if (findPostmaster(location) !== null) killDatabase();
        for (const folder of [dataDir, location.home, location.socketDir])
          rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
