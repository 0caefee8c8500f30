// Checks out another revision beside this one, with its own packages.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT, WORKSPACES } from '../checkout.mjs';
import { isInstalled } from '../packages.mjs';

/** Kept between runs, so that only differences are rebuilt. */
const CHECKOUT = join(ROOT, '.cache/against');

/**
 * @param {string | undefined} wanted any revision that git understands; by default the last commit, or the one before
 * it if nothing differs from the last
 * @returns {{ root: string, commit: string } | null} null if git knows no such commit
 */
export function checkOut(wanted) {
  const revision = wanted ?? (git(['status', '--porcelain']) === '' ? 'HEAD~1' : 'HEAD');
  const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if (!commit) return null;
  const steps = existsSync(join(CHECKOUT, '.git'))
    ? ['-C', CHECKOUT, 'checkout', '--quiet', '--detach', '--force', commit]
    : ['worktree', 'add', '--quiet', '--detach', '--force', CHECKOUT, commit];
  if (git(steps) === null) return null;
  if (!isInstalled(CHECKOUT)) linkPackages();
  return { root: CHECKOUT, commit };
}

/** Links the packages of this checkout if they are the same; otherwise they must be installed. */
function linkPackages() {
  const folders = ['.', ...WORKSPACES].map((workspace) => join(workspace, 'node_modules'));
  for (const folder of folders) rmSync(join(CHECKOUT, folder), { recursive: true, force: true });
  const [here, there] = [ROOT, CHECKOUT].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (here !== there || !isInstalled(ROOT)) return;
  for (const folder of folders)
    if (existsSync(join(ROOT, folder))) linkTree(join(ROOT, folder), join(CHECKOUT, folder));
}

/**
 * @param {string} from
 * @param {string} to
 */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    // Links to workspaces are relative, and so lead to those of the other checkout.
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/**
 * @param {string[]} words
 * @returns {string | null} its output; null if it failed
 */
function git(words) {
  const { status, stdout } = spawnSync('git', words, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? stdout.trim() : null;
}
