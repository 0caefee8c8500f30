// A lock that lets only one process at a time install and build in a checkout.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits until no other living process holds the lock, does the work, and releases it.
 * @param {string} root
 * @param {() => unknown} work
 */
export async function withStartLock(root, work) {
  const path = join(root, '.cache', 'preparing.lock');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    await take(path, draft);
    try {
      return await work();
    } finally {
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * @param {string} path
 * @param {string} draft
 */
async function take(path, draft) {
  for (let hasNotified = false; ; ) {
    try {
      linkSync(draft, path);
      return;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (holder === null) continue;
    if (!isAlive(holder)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!hasNotified) process.stdout.write('Waiting for another start that is installing or building ...\n');
    hasNotified = true;
    await delay(100);
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** @param {string} path */
function readHolder(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    // Released in the meantime.
    return null;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
