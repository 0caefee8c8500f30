// Takes pictures of a checkout's screens into a folder, installing packages and building first if needed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from '../build-stamp.mjs';
import { install, isInstalled } from '../packages.mjs';
import { withStartLock } from '../start-lock.mjs';

/**
 * Exits the process if they cannot be taken.
 * @param {string} root of the checkout, whose own code builds it and takes the pictures
 * @param {string} folder the folder, which is emptied first
 * @param {readonly string[]} names such as home-390; empty for all
 */
export async function takePictures(root, folder, names) {
  if (!isInstalled(root)) await withStartLock(root, () => install(root));
  if (!isBuilt(root)) await withStartLock(root, () => run(root, [join(root, 'tools/src/build.mjs')]));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const program = join(root, 'node_modules/tsx/dist/cli.mjs');
  run(root, [program, join(root, 'e2e/src/screenshots.ts'), folder, ...names]);
}

/**
 * @param {string} cwd
 * @param {string[]} words
 */
function run(cwd, words) {
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', cwd });
  if (status !== 0) process.exit(1);
}

/**
 * @param {string} folder
 * @returns {string[]} the names of its pictures, without their ending
 */
export function listPictures(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length))
    .sort();
}
