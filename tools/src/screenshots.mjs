// `npm run screenshots`: pictures of every page at both widths, into docs/screenshots.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { install, isInstalled } from './packages.mjs';
import { programOf } from './run-step.mjs';
import { ROOT } from './structure.mjs';
import { inTurn } from './turn.mjs';

process.chdir(ROOT);
if (!isInstalled(ROOT)) await inTurn(ROOT, () => install(ROOT));
if (!isBuilt(ROOT)) await inTurn(ROOT, () => run([join(ROOT, 'tools/src/build.mjs')]));
run([programOf('tsx', 'dist/cli.mjs'), join(ROOT, 'e2e/src/screenshots.ts')]);

/** @param {string[]} words */
function run(words) {
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
