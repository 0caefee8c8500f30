// `npm start`: installs if needed, builds if stale, then runs the server and starts it again when it has crashed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPrepared, ROOT } from './prepared.mjs';
import { supervise } from './supervise.mjs';

await getPrepared();
stopWithNpm();
// A signal is handed on to the server; when this process is killed outright, the server notices and stops.
process.exit(await supervise(join(ROOT, 'server', 'dist', 'main.js')));

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
