// Keeps a second process of the product from using a DATA_DIR that is in use.
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseStartError } from '../start-error.ts';
import { startMark } from './process-identity.ts';

const LOCK_NAME = 'in-use.lock';
// A process that is just ending gets this long to release the lock.
const PATIENCE_MS = 2_000;

export interface DirectoryLock {
  release(): void;
}

/** Throws DatabaseStartError when a living process holds the folder. The lock of a dead process is taken over. */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = join(directory, LOCK_NAME);
  const own = JSON.stringify({
    pid: process.pid,
    startMark: startMark(process.pid),
    id: randomBytes(8).toString('hex'),
  });
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    if (tryCreate(path, own)) return { release: () => removeIf(path, own) };
    const held = read(path);
    const holder = held === null ? null : livingHolder(held);
    if (holder === null && held !== null) removeIf(path, held);
    if (holder !== null && Date.now() > deadline) throw inUse(directory, holder);
    if (holder !== null) await delay(50);
  }
}

export function inUse(directory: string, pid?: number): DatabaseStartError {
  const owner = pid === undefined ? 'another process' : `process ${pid}`;
  return new DatabaseStartError(
    `The DATA_DIR ${directory} is in use by ${owner} of Visavis: stop that one first, or give this one another DATA_DIR.`,
  );
}

/** Whether a living process holds the folder; null when there is no lock file. */
export function isDirectoryLocked(directory: string): boolean | null {
  const held = read(join(directory, LOCK_NAME));
  return held === null ? null : livingHolder(held) !== null;
}

// A hard link appears atomically, and never replaces an existing file.
function tryCreate(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

// Moves the file aside first: if that caught a newer lock by mistake, it is put back.
function removeIf(path: string, content: string): void {
  const aside = `${path}.old.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const caught = readFileSync(aside, 'utf8');
  if (caught !== content) tryCreate(path, caught);
  rmSync(aside, { force: true });
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function livingHolder(content: string): number | null {
  try {
    const holder: { pid?: unknown; startMark?: unknown } = JSON.parse(content);
    if (typeof holder.pid !== 'number') return null;
    const mark = startMark(holder.pid);
    return mark !== null && mark === holder.startMark ? holder.pid : null;
  } catch {
    // Not a complete lock file written by this product.
    return null;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
