// A copy of the checkout at a commit: faults can be planted in it, and the checkout can be worked in meanwhile.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, WORKSPACES } from './checkout.mjs';

/** @param {string[]} words @param {string} [cwd] */
const git = (words, cwd = ROOT) => execFileSync('git', words, { cwd, encoding: 'utf8' }).trim();

/** @param {string} revision */
export const commitOf = (revision) => git(['rev-parse', '--verify', `${revision}^{commit}`]);

/**
 * Its packages are hard links to those of the checkout, so that it needs little time and room; it is removed when the
 * process ends.
 * @param {string} commit
 */
export function copyCheckout(commit) {
  const root = join(ROOT, '.cache', `copy-${process.pid}`);
  process.on('exit', () => {
    rmSync(root, { recursive: true, force: true, maxRetries: 3 });
    git(['worktree', 'prune']);
  });
  git(['worktree', 'add', '--quiet', '--detach', root, commit]);
  for (const folder of ['.', ...WORKSPACES].map((workspace) => join(workspace, 'node_modules')))
    if (existsSync(join(ROOT, folder))) execFileSync('cp', ['-al', join(ROOT, folder), join(root, folder)]);
  return {
    root,
    /** Takes back what was planted. */
    restore: () => git(['checkout', '--quiet', '--force', '--detach', commit], root),
    /** @param {string} file @param {string} find @param {string} replace */
    replaceOnce: (file, find, replace) => {
      const path = join(root, file);
      const parts = existsSync(path) ? readFileSync(path, 'utf8').split(find) : [];
      if (parts.length !== 2) throw new Error(`${file} does not hold this exactly once: ${find}`);
      writeFileSync(path, parts.join(replace));
    },
  };
}
