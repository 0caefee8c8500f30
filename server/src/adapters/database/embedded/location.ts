// Decides where a DATA_DIR's PostgreSQL cluster, programs and socket live, and keeps two DATA_DIRs from sharing one.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import { DatabaseStartError } from '../start-error.ts';
import { canRunInPlace, copyBinaries, findPackagedBinaries, versionOf } from './binaries.ts';
import { canEnter, findOperatingUser, makePrivateFolder, type OperatingUser } from './operating-user.ts';

export interface ClusterLocation {
  /** Holds the cluster and what belongs to it: DATA_DIR, or a folder below /var/lib/visavis. */
  home: string;
  clusterDir: string;
  socketDir: string;
  logFile: string;
  /** Holds bin, lib and share. */
  native: string;
  majorVersion: number;
  user: OperatingUser | null;
}

const SHARED_HOME = '/var/lib/visavis';
/** Exactly the names this program creates, so that a note cannot lead elsewhere. */
const HOME_PATTERN = new RegExp(`^${SHARED_HOME}/[0-9a-f]{16}(-\\d+)?$`);
const NOTE_NAME = 'WHERE-THE-DATABASE-IS.txt';
const OWNER_NAME = 'data-dir.txt';
// The operating system limits socket paths at 104 or 108 bytes.
const SOCKET_PATH_MAX_BYTES = 99;

/**
 * `dataDir` exists, is absolute, and is locked by this process.
 * @param startsEmpty a new cluster may be created where an earlier one is missing
 */
export function locateCluster(givenDataDir: string, log: Log, startsEmpty = false): ClusterLocation {
  const dataDir = realpathSync(givenDataDir);
  const packaged = findPackagedBinaries();
  const noted = readNote(dataDir);
  const existing = [noted ?? dataDir].map(clusterDirOf).find((folder) => existsOrHidden(folder)) ?? null;
  if (existing === null && !startsEmpty) refuseLostCluster(dataDir, noted);
  const user = findOperatingUser(existing);
  const home = chooseHome(dataDir, noted, existing, user, packaged, log);
  const inPlace = (home === dataDir || user === null) && canRunInPlace(packaged, user);
  const native = inPlace ? packaged : join(home, 'programs');
  if (!inPlace) copyBinaries(packaged, native);
  const version = versionOf(native, user);
  if (version === null)
    throw new DatabaseStartError(
      `The embedded PostgreSQL in ${native} does not run on this system: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  const majorVersion = Number(/\) (\d+)/.exec(version)?.[1]);
  const socketDir = chooseSocketFolder(home, dataDir, user);
  return {
    home,
    clusterDir: clusterDirOf(home),
    socketDir,
    logFile: join(home, 'postgres.log'),
    native,
    majorVersion,
    user,
  };
}

/** Whether a cluster was made for this DATA_DIR, here or where its note says. */
export function hasCluster(dataDir: string): boolean {
  return existsOrHidden(clusterDirOf(dataDir)) || existsSync(join(dataDir, NOTE_NAME));
}

const clusterDirOf = (home: string) => join(home, 'postgres');

/** Next to files that only a used database leaves behind, a missing cluster is data loss, not a first start. */
function refuseLostCluster(dataDir: string, noted: string | null): void {
  const isInUse = [join('secrets', 'data.key'), 'documents'].some((name) => existsSync(join(dataDir, name)));
  // A first start that was interrupted has created the noted folder, and nothing else yet.
  if (!isInUse && (noted === null || existsOrHidden(noted))) return;
  throw new DatabaseStartError(
    `The database of the DATA_DIR ${dataDir} is missing: there is nothing in ${clusterDirOf(noted ?? dataDir)}. Put that folder back, or restore a backup with "npm run restore". If the database is elsewhere, set DATABASE_URL. Only START_EMPTY=on starts with an empty database instead.`,
  );
}

// A folder that we may not look into exists all the same.
function existsOrHidden(folder: string): boolean {
  try {
    return lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // Access denied further up.
    return true;
  }
}

function chooseHome(
  dataDir: string,
  noted: string | null,
  existing: string | null,
  user: OperatingUser | null,
  packaged: string,
  log: Log,
): string {
  if (noted !== null) {
    claimNotedHome(dataDir, noted);
    if (user === null && !canEnter(null, noted)) throw notOurs(noted);
    return noted;
  }
  if (existing !== null) {
    if (user === null && !canEnter(null, existing)) throw notOurs(existing);
    if (user === null || canEnter(user, existing)) return dataDir;
    throw new DatabaseStartError(
      `The user ${user.name}, to whom the database in ${existing} belongs, can no longer enter that folder: give the folders above it mode 711.`,
    );
  }
  if (user === null || (canEnter(user, dataDir) && canRunInPlace(packaged, user))) return dataDir;
  return makeSharedHome(dataDir, log);
}

function notOurs(folder: string): DatabaseStartError {
  return new DatabaseStartError(
    `The database in ${folder} belongs to another user: start as that user or as root, or choose another DATA_DIR.`,
  );
}

function readNote(dataDir: string): string | null {
  const path = join(dataDir, NOTE_NAME);
  if (!existsSync(path)) return null;
  const home = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => HOME_PATTERN.test(line));
  if (home) return home;
  throw new DatabaseStartError(
    `The note ${path} names no folder below ${SHARED_HOME}: restore it, or remove it to start empty.`,
  );
}

/** A DATA_DIR that was moved keeps its home; one that was copied must not share the original's. */
function claimNotedHome(dataDir: string, home: string): void {
  const ownerFile = join(home, OWNER_NAME);
  if (!existsOrHidden(home)) {
    prepareHome(home, dataDir);
    return;
  }
  if (process.getuid?.() !== 0) return;
  const owner = existsSync(ownerFile) ? readFileSync(ownerFile, 'utf8').trim() : dataDir;
  if (owner === dataDir && existsSync(ownerFile)) return;
  if (owner !== dataDir && existsSync(join(owner, NOTE_NAME)) && readNote(owner) === home)
    throw new DatabaseStartError(
      `The note in ${dataDir} names the database of ${owner}, of which it is a copy: remove ${join(dataDir, NOTE_NAME)} to start with an empty one.`,
    );
  prepareHome(home, dataDir);
}

function makeSharedHome(dataDir: string, log: Log): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const first = join(SHARED_HOME, hash);
  let home = first;
  // Without a note the folder belongs to a DATA_DIR that was here before and was moved or removed.
  for (let number = 2; existsSync(join(home, OWNER_NAME)); number++) home = `${first}-${number}`;
  if (home !== first)
    log.warn(
      `${first} holds the database of an earlier ${dataDir} and stays as it is; this one starts empty in ${home}.`,
    );
  writeFileSync(
    join(dataDir, NOTE_NAME),
    `The database of this folder lies in\n${home}\nbecause PostgreSQL does not run as root, and other users cannot enter this folder or the program's.\n` +
      'Keep this note: without it the next start begins with an empty database.\n',
  );
  prepareHome(home, dataDir);
  return home;
}

function prepareHome(home: string, dataDir: string): void {
  for (const folder of [SHARED_HOME, home]) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o711);
  }
  writeFileSync(join(home, OWNER_NAME), `${dataDir}\n`);
}

function chooseSocketFolder(home: string, dataDir: string, user: OperatingUser | null): string {
  const uid = user?.uid ?? process.getuid?.() ?? 0;
  const short = `visavis-${uid}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const candidates = [join(home, 'run'), join(tmpdir(), short), join('/tmp', short)];
  const folder = candidates.find(
    (path) => Buffer.byteLength(join(path, '.s.PGSQL.5432')) <= SOCKET_PATH_MAX_BYTES,
  );
  if (!folder)
    throw new DatabaseStartError(
      `No short folder for the database's socket could be found below ${tmpdir()}.`,
    );
  const found = lstatSync(folder, { throwIfNoEntry: false });
  // In a world-writable folder, another user could have created it first.
  if (found && (!found.isDirectory() || (found.uid !== uid && found.uid !== process.getuid?.())))
    throw new DatabaseStartError(
      `The folder ${folder}, needed for the database's socket, belongs to somebody else: remove it.`,
    );
  makePrivateFolder(folder, user);
  return folder;
}
