// Starts, adopts and stops the one PostgreSQL server process of a cluster.
import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../log.ts';
import { DatabaseStartError } from '../start-error.ts';
import { programEnvironment, SUPERUSER } from './create-cluster.ts';
import type { ClusterLocation } from './location.ts';
import { asUser } from './operating-user.ts';
import { commandLine, isFolderInUse, startMark } from './process-identity.ts';
import { reasonOf } from './start-failure.ts';

export const SOCKET_PORT = 5432;
const POLL_MS = 20;
// Replaying the log after a crash may take this long on a slow disk.
const START_PATIENCE_MS = 120_000;
const HUNG_AFTER_MS = 10_000;
const LOG_MAX_BYTES = 10_000_000;

export interface PostmasterOptions {
  /** Data may be lost in a crash of the machine. For throw-away test databases only; the product never sets it. */
  unsafeNoFsyncForTests?: boolean;
}

function postmasterArguments(location: ClusterLocation, options: PostmasterOptions): string[] {
  const isDurable = options.unsafeNoFsyncForTests !== true;
  const settings = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
    max_connections: isDurable ? 60 : 200,
    shared_buffers: totalmem() > 4 * 2 ** 30 ? '256MB' : '128MB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The program logs statement errors itself; a statement or a key's value may hold personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', location.clusterDir, '-k', location.socketDir, '-p', String(SOCKET_PORT), ...flags];
}

/** Returns when the cluster answers. An orphan of an earlier run is adopted if its settings match, else replaced. */
export async function ensureRunning(
  location: ClusterLocation,
  options: PostmasterOptions,
  log: Log,
): Promise<void> {
  const program = join(location.native, 'bin', 'postgres');
  const wanted = postmasterArguments(location, options);
  const deadline = Date.now() + START_PATIENCE_MS;
  let silentSince: number | null = null;
  let failures = 0;
  while (Date.now() < deadline) {
    const state = await probe(location);
    const pid = findPostmaster(location);
    if (state === 'answers') {
      // A server whose process we cannot see runs in another container: its owner holds the advisory lock in it.
      if (pid === null || commandLine(pid) === [program, ...wanted].join(' ')) return;
      log.info(`Restarting the database server ${pid}, which runs with other settings.`);
      await stopPostmaster(location);
      continue;
    }
    if (state === 'busy') {
      await delay(POLL_MS);
      continue;
    }
    if (pid !== null) {
      silentSince ??= Date.now();
      if (Date.now() - silentSince > HUNG_AFTER_MS) {
        log.warn(`The database server ${pid} does not answer and is stopped.`);
        await stopPostmaster(location);
      }
      await delay(POLL_MS);
      continue;
    }
    silentSince = null;
    const failure = await startPostmaster(location, program, wanted);
    if (failure === null) return;
    // Processes of a killed server may need a moment to notice and release its memory.
    if (!/lock file|shared memory|still in use/i.test(failure) || ++failures > 60)
      throw new DatabaseStartError(
        `The embedded PostgreSQL does not start: ${failure} (see ${location.logFile})`,
      );
    await delay(100);
  }
  throw new DatabaseStartError(`The embedded PostgreSQL did not answer in time (see ${location.logFile}).`);
}

/** Requests a fast shutdown and returns when the process has ended, or at once when there is none. */
export async function stopPostmaster(location: ClusterLocation): Promise<void> {
  const pid = findPostmaster(location);
  if (pid === null) return;
  const mark = startMark(pid);
  const isGone = () => mark === null || startMark(pid) !== mark;
  // Fast, then immediate (the next start replays the log), then by force.
  for (const [signal, patienceMs] of [
    ['SIGINT', 60_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ] as const) {
    if (isGone()) return;
    signalProcess(pid, signal);
    const deadline = Date.now() + patienceMs;
    while (!isGone() && Date.now() < deadline) await delay(POLL_MS);
  }
}

/** The PID of this cluster's running server process. */
export function findPostmaster(location: ClusterLocation): number | null {
  const pid = readPid(location);
  if (pid === null || startMark(pid) === null) return null;
  const isOurs = commandLine(pid)?.includes(`postgres -D ${location.clusterDir} `) ?? false;
  return isOurs ? pid : null;
}

function readPid(location: ClusterLocation): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(location.clusterDir, 'postmaster.pid'), 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    // No file: no server.
    return null;
  }
}

/** Null when it answers, else the reason why it ended. */
async function startPostmaster(
  location: ClusterLocation,
  program: string,
  flags: string[],
): Promise<string | null> {
  clearLeftovers(location);
  const logStart = rotateLog(location);
  const output = openSync(location.logFile, 'a', 0o600);
  if (location.user) chownSync(location.logFile, location.user.uid, location.user.gid);
  // Its own session: a Ctrl-C at the terminal must not stop the database before the requests are finished.
  const child = spawn(program, flags, {
    cwd: location.clusterDir,
    env: programEnvironment,
    detached: true,
    stdio: ['ignore', output, output],
    ...asUser(location.user),
  });
  closeSync(output);
  let ending: string | null = null;
  child.on('error', (error) => {
    ending = error.message;
  });
  child.on('exit', (code, signal) => {
    ending ??= `it ended with ${signal ?? code}`;
  });
  child.unref();
  const deadline = Date.now() + START_PATIENCE_MS;
  while (ending === null && Date.now() < deadline) {
    if ((await probe(location)) === 'answers') return null;
    await delay(POLL_MS);
  }
  const written = readFileSync(location.logFile).subarray(logStart).toString();
  return reasonOf(written) ?? ending ?? 'it does not answer';
}

/** Removes files of a server that crashed, which would make PostgreSQL refuse to start once their PID is reused. */
function clearLeftovers(location: ClusterLocation): void {
  for (const name of readdirSync(location.socketDir)) rmSync(join(location.socketDir, name), { force: true });
  const pid = readPid(location);
  // PostgreSQL handles a dead PID itself: it also looks for processes that outlived their server.
  if (pid !== null && startMark(pid) === null) return;
  if (!isFolderInUse(location.clusterDir))
    rmSync(join(location.clusterDir, 'postmaster.pid'), { force: true });
}

async function probe(location: ClusterLocation): Promise<'answers' | 'busy' | 'silent'> {
  const client = new pg.Client({
    host: location.socketDir,
    port: SOCKET_PORT,
    user: SUPERUSER,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  // Losing a connection that is only a probe needs no handling.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return 'answers';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return code.startsWith('57P') || code === '53300' ? 'busy' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** The offset at which the next lines of the log will begin. */
function rotateLog({ logFile }: ClusterLocation): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size < LOG_MAX_BYTES) return size;
  renameSync(logFile, `${logFile}.1`);
  return 0;
}
