// `npm start`: installs if needed, builds if stale, then runs the server and starts it again when it has crashed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-stamp.mjs';
import { install, isInstalled } from './packages.mjs';
import { supervise } from './supervise.mjs';
import { inTurn } from './turn.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

refuseOldNode();
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
if (!isInstalled(root) || !isBuilt(root)) await inTurn(root, prepare);
stopWithNpm();
// A signal is handed on to the server; when this process is killed outright, the server notices and stops.
process.exit(await supervise(join(root, 'server', 'dist', 'main.js')));

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Visavis needs Node 20.19 or newer; this is Node ${process.versions.node}.\n`);
  process.exit(1);
}

function prepare() {
  if (!isInstalled(root)) install(root);
  if (isBuilt(root)) return;
  process.stdout.write('Building ...\n');
  const { status } = spawnSync(process.execPath, [join(root, 'tools', 'src', 'build.mjs')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

/** npm passes signals to its shell only, or none when it is killed outright: the end of either is noticed here. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = ancestors();
  setInterval(() => {
    if (ancestors() !== atStart) process.kill(process.pid, 'SIGTERM');
  }, 300).unref();
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    // No such list on this system.
    return null;
  }
}
