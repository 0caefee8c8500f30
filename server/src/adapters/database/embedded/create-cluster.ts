// Creates a new PostgreSQL cluster atomically: a crash midway leaves no cluster, never half of one.
import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import { DatabaseStartError } from '../start-error.ts';
import type { ClusterLocation } from './location.ts';
import { asUser, makePrivateFolder } from './operating-user.ts';

export const SUPERUSER = 'postgres';
const DRAFT_PREFIX = 'postgres.making-';

/** Does nothing if a cluster of the right release exists. */
export async function createClusterIfMissing(location: ClusterLocation, log: Log): Promise<void> {
  const { clusterDir, home, user, majorVersion } = location;
  const versionFile = join(clusterDir, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const found = readFileSync(versionFile, 'utf8').trim();
    if (found === String(majorVersion)) return;
    throw new DatabaseStartError(
      `The database in ${clusterDir} was made by PostgreSQL ${found}, but this is PostgreSQL ${majorVersion}: dump it with the old release and load it into a new DATA_DIR.`,
    );
  }
  refuseForeignFolder(clusterDir);
  for (const name of readdirSync(home))
    if (name.startsWith(DRAFT_PREFIX)) rmSync(join(home, name), { recursive: true, force: true });
  const draft = join(home, `${DRAFT_PREFIX}${process.pid}`);
  log.info(`Making a new database cluster in ${clusterDir}.`);
  makePrivateFolder(draft, user);
  await runInitdb(location, draft);
  renameSync(draft, clusterDir);
  syncFolder(home);
}

function refuseForeignFolder(clusterDir: string): void {
  if (!existsSync(clusterDir)) return;
  if (readdirSync(clusterDir).length > 0)
    throw new DatabaseStartError(
      `The folder ${clusterDir} is not empty and not a PostgreSQL cluster: move it away.`,
    );
  rmdirSync(clusterDir);
}

async function runInitdb(location: ClusterLocation, folder: string): Promise<void> {
  const child = spawn(
    join(location.native, 'bin', 'initdb'),
    [
      '--pgdata',
      folder,
      '--username',
      SUPERUSER,
      '--encoding=UTF8',
      // Code point order and Unicode case rules from PostgreSQL itself: the same on every machine.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      // Only this user can enter the socket's folder, and there is no other way in.
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
    ],
    { cwd: '/', env: programEnvironment, stdio: ['ignore', 'pipe', 'pipe'], ...asUser(location.user) },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0)
    throw new DatabaseStartError(
      `PostgreSQL could not make its cluster in ${folder}: ${output.trim().split('\n').slice(-3).join(' ')}`,
    );
}

/** The environment of PostgreSQL's programs: nothing is inherited, so that no PG... variable reaches them. */
export const programEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
