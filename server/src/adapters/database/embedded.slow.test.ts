// The embedded PostgreSQL through starts, crashes and competing processes, with real binaries and real kills.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { throwAwayFolder } from '../../testing/throw-away-folder.ts';
import { silentLog } from '../log.ts';
import { startMark } from './embedded/process-identity.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded.ts';
import { createPool } from './pool.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const program = fileURLToPath(new URL('../../testing/embedded-process.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;
const SHARED_HOME = '/var/lib/visavis';
const nobody = { uid: 65534, gid: 65534 };

/** Contains the DATA_DIR of an empty, stopped database: creating one is slower than most of the tests. */
let prepared: string;
let top: string;
let open: EmbeddedDatabase[];
let children: ChildProcess[];

function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(join(throwAwayFolder(), 'visavis-slow-')));
  chmodSync(folder, 0o755);
  return folder;
}

beforeAll(async () => {
  prepared = makeFolder();
  const database = await openEmbeddedDatabase(join(prepared, 'data'), silentLog);
  await database.stop();
});

afterAll(() => rmSync(prepared, { recursive: true, force: true }));

beforeEach(() => {
  top = makeFolder();
  open = [];
  children = [];
});

afterEach(async () => {
  for (const database of open) await database.stop();
  await Promise.all(children.map((child) => end(child, 'SIGTERM')));
  rmSync(top, { recursive: true, force: true });
});

/** Copies the prepared DATA_DIR, file ownership included. */
function preparedDataDir(): string {
  execFileSync('cp', ['-a', join(prepared, 'data'), top]);
  return join(top, 'data');
}

async function openHere(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await openEmbeddedDatabase(dataDir, silentLog);
  open.push(database);
  return database;
}

async function stop(database: EmbeddedDatabase): Promise<void> {
  open.splice(open.indexOf(database), 1);
  await database.stop();
}

async function ask<Row extends pg.QueryResultRow>(connection: pg.PoolConfig, text: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

interface Started {
  child: ChildProcess;
  connection: pg.PoolConfig | null;
  errors: string;
}

/** A separate process; `connection` is null when it refused to start. */
function startProcess(dataDir: string, user: { uid?: number; gid?: number } = {}): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  children.push(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return new Promise((resolve) => {
    child.stdout.once('data', (chunk: Buffer) =>
      resolve({ child, connection: JSON.parse(chunk.toString()), errors }),
    );
    child.once('close', () => resolve({ child, connection: null, errors }));
  });
}

function connectionOf({ connection, errors }: Started): pg.PoolConfig {
  if (!connection) throw new Error(`It did not start: ${errors}`);
  return connection;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  await ended;
}

function serverPid(clusterDir: string): number {
  return Number.parseInt(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'), 10);
}

async function waitUntilGone(pid: number): Promise<void> {
  await vi.waitFor(() => expect(startMark(pid)).toBeNull(), { timeout: 10_000, interval: 20 });
}

const homeOf = (dataDir: string) =>
  join(SHARED_HOME, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));

test('the first start makes a durable, private, deterministic cluster; the second start finds the data', async () => {
  const dataDir = join(top, 'data');
  const first = await openHere(dataDir);
  const settings = await ask<{ name: string; setting: string }>(
    first.connection,
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes',
       'listen_addresses', 'TimeZone', 'server_encoding', 'max_connections') order by name collate "C"`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    TimeZone: 'UTC',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    max_connections: '60',
    server_encoding: 'UTF8',
    synchronous_commit: 'on',
  });
  expect(
    await ask(first.connection, "select lower('É') as lower, 'Z' < 'a' as bytes, current_user as me"),
  ).toEqual([{ lower: 'é', bytes: true, me: 'visavis' }]);
  expect(statSync(String(first.connection.host)).mode & 0o777).toBe(0o700);
  await ask(first.connection, 'create table kept as select 1 as one');
  const pid = serverPid(join(dataDir, 'postgres'));
  await stop(first);
  expect(startMark(pid)).toBeNull();
  const second = await openHere(dataDir);
  expect(await ask(second.connection, 'select * from kept')).toEqual([{ one: 1 }]);
});

test('a crash in the middle of the first start leaves nothing half-created', async () => {
  const dataDir = join(top, 'data');
  mkdirSync(join(dataDir, 'postgres.making-4711', 'base'), { recursive: true });
  const database = await openHere(dataDir);
  expect(await ask(database.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(readdirSync(dataDir).filter((name) => name.includes('making'))).toEqual([]);
});

test('adopts the running server and its data after kill -9 of the program', async () => {
  const dataDir = preparedDataDir();
  const started = await startProcess(dataDir);
  await ask(connectionOf(started), 'create table kept as select 1 as one');
  const pid = serverPid(join(dataDir, 'postgres'));
  await end(started.child, 'SIGKILL');
  expect(startMark(pid)).not.toBeNull();
  const next = await openHere(dataDir);
  expect(serverPid(join(dataDir, 'postgres'))).toBe(pid);
  expect(await ask(next.connection, 'select * from kept')).toEqual([{ one: 1 }]);
  await stop(next);
  expect(startMark(pid)).toBeNull();
});

test('recovers committed data after kill -9 of both program and server', async () => {
  const dataDir = preparedDataDir();
  const started = await startProcess(dataDir);
  await ask(connectionOf(started), 'create table kept as select 1 as one');
  const pid = serverPid(join(dataDir, 'postgres'));
  await end(started.child, 'SIGKILL');
  process.kill(pid, 'SIGKILL');
  await waitUntilGone(pid);
  const next = await openHere(dataDir);
  expect(await ask(next.connection, 'select * from kept')).toEqual([{ one: 1 }]);
});

test.each([
  ['whose PID is free', () => 4_194_304],
  ['whose PID now belongs to another program', () => process.pid],
  ['that is empty', () => ''],
])('a stale postmaster.pid %s does not block', async (_, content) => {
  const dataDir = preparedDataDir();
  const clusterDir = join(dataDir, 'postgres');
  const path = join(clusterDir, 'postmaster.pid');
  writeFileSync(
    path,
    content() === '' ? '' : `${content()}\n${clusterDir}\n1700000000\n5432\n/nowhere\n\n  1 1\nready\n`,
  );
  chownSync(path, statSync(clusterDir).uid, statSync(clusterDir).gid);
  const database = await openHere(dataDir);
  expect(await ask(database.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('refuses a second program on one DATA_DIR, by lock file and by the database itself', async () => {
  const dataDir = preparedDataDir();
  const both = await Promise.all([startProcess(dataDir), startProcess(dataDir)]);
  const winners = both.filter(({ connection }) => connection !== null);
  const losers = both.filter(({ connection }) => connection === null);
  expect([winners.length, losers.length]).toEqual([1, 1]);
  expect(losers[0]?.errors).toContain(
    `The DATA_DIR ${dataDir} is in use by process ${winners[0]?.child.pid}`,
  );
  rmSync(join(dataDir, 'in-use.lock'));
  await expect(openEmbeddedDatabase(dataDir, silentLog)).rejects.toThrow(/is in use by another process/);
  expect(await ask(winners[0]?.connection ?? {}, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('restarts a server that dies while the program runs, and the pool recovers', async () => {
  const database = await openHere(preparedDataDir());
  const pool = createPool(database.connection, silentLog);
  onTestFinished(() => pool.end());
  await pool.query('create table kept as select 1 as one');
  const pid = serverPid(join(top, 'data', 'postgres'));
  process.kill(pid, 'SIGKILL');
  const refusals: unknown[] = [];
  await vi.waitFor(
    async () => {
      const answer = await pool.query('select * from kept').catch((error: unknown) => {
        refusals.push(error);
        throw error;
      });
      expect(answer.rows).toEqual([{ one: 1 }]);
      expect(serverPid(join(top, 'data', 'postgres'))).not.toBe(pid);
    },
    { timeout: 30_000, interval: 20 },
  );
  expect(refusals.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
});

test.each(['secrets/data.key', 'documents/a-passport'])(
  'refuses to start on a DATA_DIR with %s but no database unless START_EMPTY is set',
  async (kept) => {
    const dataDir = preparedDataDir();
    mkdirSync(join(dataDir, kept, '..'), { recursive: true });
    writeFileSync(join(dataDir, kept), 'kept');
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    await expect(openEmbeddedDatabase(dataDir, silentLog)).rejects.toThrow(
      new RegExp(
        `The database of the DATA_DIR ${dataDir} is missing: there is nothing in ${dataDir}/postgres.*npm run restore.*START_EMPTY=on`,
      ),
    );
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    const empty = await openEmbeddedDatabase(dataDir, silentLog, { startsEmpty: true });
    open.push(empty);
    expect(await ask(empty.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

test('refuses a DATA_DIR that is not a folder with one readable sentence', async () => {
  const dataDir = join(top, 'data');
  writeFileSync(dataDir, '');
  await expect(openEmbeddedDatabase(dataDir, silentLog)).rejects.toThrow(
    new RegExp(`^The DATA_DIR ${dataDir} cannot be used: .* or choose another DATA_DIR\\.$`),
  );
});

test('puts the socket in a short private folder when the DATA_DIR path is too long', async () => {
  const dataDir = join(top, 'x'.repeat(60), 'y'.repeat(60));
  const database = await openHere(dataDir);
  const folder = String(database.connection.host);
  expect(folder.length).toBeLessThan(80);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(await ask(database.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stop(database);
  rmSync(folder, { recursive: true });
});

if (isRoot) {
  const closedDataDir = (name: string) => {
    const closed = join(top, 'closed');
    mkdirSync(closed, { recursive: true, mode: 0o700 });
    return join(closed, name);
  };

  test('keeps cluster and programs in separate homes below /var/lib/visavis when only root can enter the DATA_DIR', async () => {
    const [one, two] = [closedDataDir('one'), closedDataDir('two')];
    const homes = [homeOf(one), homeOf(two)];
    try {
      const first = await openHere(one);
      const second = await openHere(two);
      await ask(first.connection, 'create table kept as select 1 as one');
      expect(await ask(second.connection, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
      expect(homes.map((home) => existsSync(join(home, 'postgres', 'PG_VERSION')))).toEqual([true, true]);
      expect(existsSync(join(homes[0] ?? '', 'programs', 'lib', 'libpq.so.5'))).toBe(true);
      expect(readFileSync(join(one, 'WHERE-THE-DATABASE-IS.txt'), 'utf8')).toContain(homes[0]);
      await stop(first);
      const again = await openHere(one);
      expect(await ask(again.connection, 'select * from kept')).toEqual([{ one: 1 }]);
      await stop(again);
      await stop(second);
    } finally {
      for (const home of homes) rmSync(home, { recursive: true, force: true });
    }
  });

  test('in a shared home, keeps the database of a moved DATA_DIR, refuses a copy, and starts empty for an emptied one', async () => {
    const [dataDir, moved] = [closedDataDir('data'), closedDataDir('moved')];
    const homes = [homeOf(dataDir), `${homeOf(dataDir)}-2`];
    try {
      const first = await openHere(dataDir);
      await ask(first.connection, 'create table kept as select 1 as one');
      await stop(first);
      cpSync(dataDir, moved, { recursive: true });
      await expect(openEmbeddedDatabase(moved, silentLog)).rejects.toThrow(/of which it is a copy/);
      rmSync(dataDir, { recursive: true });
      const second = await openHere(moved);
      expect(await ask(second.connection, 'select * from kept')).toEqual([{ one: 1 }]);
      const third = await openHere(dataDir);
      expect(await ask(third.connection, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
      await stop(second);
      await stop(third);
    } finally {
      for (const home of homes) rmSync(home, { recursive: true, force: true });
    }
  });

  test('refuses to start when the shared home is gone (a recreated container) unless START_EMPTY is set', async () => {
    const dataDir = closedDataDir('data');
    const home = homeOf(dataDir);
    try {
      await stop(await openHere(dataDir));
      rmSync(home, { recursive: true });
      await expect(openEmbeddedDatabase(dataDir, silentLog)).rejects.toThrow(
        `there is nothing in ${home}/postgres. Put that folder back`,
      );
      expect(existsSync(home)).toBe(false);
      const empty = await openEmbeddedDatabase(dataDir, silentLog, { startsEmpty: true });
      open.push(empty);
      expect(await ask(empty.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
      await stop(empty);
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });

  test('refuses a note that points outside the shared home', async () => {
    const dataDir = closedDataDir('data');
    mkdirSync(dataDir, { recursive: true });
    for (const place of ['../../../tmp/elsewhere', '0123456789abcdef/..', '0123456789abcdef/../../x', 'x']) {
      writeFileSync(join(dataDir, 'WHERE-THE-DATABASE-IS.txt'), `It lies in\n${SHARED_HOME}/${place}\n`);
      await expect(openEmbeddedDatabase(dataDir, silentLog)).rejects.toThrow(/names no folder below/);
    }
  });

  test('refuses a DATA_DIR that an unprivileged user cannot write to with one readable sentence', async () => {
    const theirs = join(top, 'theirs');
    mkdirSync(theirs, { mode: 0o755 });
    for (const dataDir of [theirs, join(theirs, 'data')]) {
      const { connection, errors } = await startProcess(dataDir, nobody);
      expect(connection).toBeNull();
      expect(errors.trim().split('\n')).toEqual([
        expect.stringMatching(/^The DATA_DIR .* cannot be used: EACCES: .* or choose another DATA_DIR\.$/),
      ]);
    }
  });

  test('runs as an unprivileged user in its own folder, and afterwards as root', async () => {
    const dataDir = join(top, 'theirs', 'data');
    mkdirSync(join(top, 'theirs'), { mode: 0o700 });
    chownSync(join(top, 'theirs'), nobody.uid, nobody.gid);
    const started = await startProcess(dataDir, nobody);
    await ask(connectionOf(started), 'create table kept as select 1 as one');
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(nobody.uid);
    await end(started.child, 'SIGTERM');
    const asRoot = await openHere(dataDir);
    expect(await ask(asRoot.connection, 'select * from kept')).toEqual([{ one: 1 }]);
    await stop(asRoot);
    expect((await startProcess(dataDir, nobody)).connection).not.toBeNull();
  });
}
