// The operating system's user that runs PostgreSQL, which refuses to run as root.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { DatabaseStartError } from '../start-error.ts';

export interface OperatingUser {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Null when this process is not root: PostgreSQL then runs as the same user.
 * As root: the owner of the cluster when there is one, else postgres, nobody, or a new system user.
 */
export function findOperatingUser(existingCluster: string | null): OperatingUser | null {
  if (process.getuid?.() !== 0) return null;
  if (existingCluster !== null) {
    const { uid, gid } = statSync(existingCluster);
    if (uid !== 0) return { name: `number ${uid}`, uid, gid };
  }
  const user = lookUp('postgres') ?? lookUp('nobody') ?? createUser();
  if (user) return user;
  throw new DatabaseStartError(
    'PostgreSQL refuses to run as root and no other user could be found or made: create one with "useradd --system visavis", or set DATABASE_URL.',
  );
}

/** What spawn needs to run a program as this user. */
export function asUser(user: OperatingUser | null): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** Asks the operating system itself, so that modes, access lists and mounts all count. */
export function canEnter(user: OperatingUser | null, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { cwd: '/', ...asUser(user) }).status === 0;
}

/** A folder that only this user can enter. */
export function makePrivateFolder(folder: string, user: OperatingUser | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
}

function lookUp(name: string): OperatingUser | null {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [uid, gid] = [id('-u'), id('-g')];
  if (uid.status !== 0 || gid.status !== 0) return null;
  return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function createUser(): OperatingUser | null {
  const made = spawnSync('useradd', [
    '--system',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'visavis',
  ]);
  // A minimal system has only adduser.
  if (made.status !== 0) spawnSync('adduser', ['-S', '-D', '-H', 'visavis']);
  return lookUp('visavis');
}
