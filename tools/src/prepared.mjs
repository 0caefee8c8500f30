// Prerequisites of every command that runs the product: the right Node, the settings of .env, packages and a build.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { ROOT } from './checkout.mjs';
import { install, isInstalled } from './packages.mjs';
import { withStartLock } from './start-lock.mjs';

/** Also changes the working directory to the root of the checkout. */
export async function ensurePrepared() {
  refuseOldNode();
  process.chdir(ROOT);
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (!isInstalled(ROOT) || !isBuilt(ROOT)) await withStartLock(ROOT, prepare);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Visavis needs Node 20.19 or newer; this is Node ${process.versions.node}.\n`);
  process.exit(1);
}

function prepare() {
  if (!isInstalled(ROOT)) install(ROOT);
  if (isBuilt(ROOT)) return;
  process.stdout.write('Building ...\n');
  const { status } = spawnSync(process.execPath, [join(ROOT, 'tools', 'src', 'build.mjs')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
