// `npm run bench`: installs if needed, builds if stale, then runs the benchmark in its own process.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { ROOT } from './checkout.mjs';
import { install, isInstalled } from './packages.mjs';
import { programOf, runNode } from './run-step.mjs';
import { withStartLock } from './start-lock.mjs';

process.chdir(ROOT);
if (!isInstalled(ROOT) || !isBuilt(ROOT)) await withStartLock(ROOT, prepare);

const child = spawn(
  process.execPath,
  [programOf('tsx', 'dist/cli.mjs'), join('bench', 'src', 'run.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
// The run cleans up after itself, so signals are forwarded and its exit is awaited.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));

async function prepare() {
  if (!isInstalled(ROOT)) install(ROOT);
  if (isBuilt(ROOT)) return;
  process.stdout.write('Building ...\n');
  const failure = await runNode([join('tools', 'src', 'build.mjs')], { minutes: 10 });
  if (failure !== null) {
    process.stderr.write('Nothing is measured, because the build failed.\n');
    process.exit(1);
  }
}
