// Captures every screen into a folder, building the product first if it is stale.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from '../build-stamp.mjs';
import { ROOT } from '../checkout.mjs';
import { install, isInstalled } from '../packages.mjs';
import { programOf } from '../run-step.mjs';
import { withStartLock } from '../start-lock.mjs';

/** Folder of the approved pictures. */
export const APPROVED = join(ROOT, 'docs/screenshots');

/**
 * Exits the process if they cannot be captured.
 * @param {string} folder
 */
export async function takePictures(folder) {
  if (!isInstalled(ROOT)) await withStartLock(ROOT, () => install(ROOT));
  if (!isBuilt(ROOT)) await withStartLock(ROOT, () => run([join(ROOT, 'tools/src/build.mjs')]));
  run([programOf('tsx', 'dist/cli.mjs'), join(ROOT, 'e2e/src/screenshots.ts'), folder]);
}

/** @param {string[]} words */
function run(words) {
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', cwd: ROOT });
  if (status !== 0) process.exit(1);
}

/**
 * @param {string} folder
 * @returns {string[]} the names of its pictures
 */
export function listPictures(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort();
}
